@echo off
rem Starts Lockscope, and builds it first where there is no build yet or the sources are newer.
setlocal
set "HERE=%~dp0"
set "JAR=%HERE%target\lockscope-all.jar"

set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" --version >nul 2>nul
if errorlevel 1 goto nojava
for /f "tokens=2 delims=. " %%v in ('""%JAVA%" --version"') do (
  if %%v lss 17 goto nojava
  goto haveJava
)

:haveJava
if not exist "%JAR%" goto build
if not exist "%HERE%pom.xml" goto run
powershell -NoProfile -Command "$jar = (Get-Item -LiteralPath $env:JAR).LastWriteTimeUtc; $new = @(Get-Item -LiteralPath ($env:HERE + 'pom.xml')) + @(Get-ChildItem -LiteralPath ($env:HERE + 'src\main') -Recurse) | Where-Object { $_.LastWriteTimeUtc -gt $jar }; if ($new) { exit 1 }"
if not errorlevel 1 goto run

:build
where mvn >nul 2>nul
if errorlevel 1 (
  echo lockscope: Maven ^(mvn^) is needed to build Lockscope. Install it, or put a built jar at "%JAR%". 1>&2
  exit /b 3
)
echo lockscope: building ^(the first time this takes a minute^) ... 1>&2
rem A copy of the sources is built, so that two builds at once do not meet.
set "WORK=%HERE%target\build.%RANDOM%%RANDOM%"
mkdir "%WORK%\src" || exit /b 3
xcopy /e /i /q "%HERE%src\main" "%WORK%\src\main" >nul || exit /b 3
copy /y "%HERE%pom.xml" "%WORK%\pom.xml" >nul || exit /b 3
call mvn -q -B -Dmaven.test.skip=true -f "%WORK%\pom.xml" package 1>&2
if errorlevel 1 (
  rmdir /s /q "%WORK%"
  echo lockscope: the build failed, see above. 1>&2
  exit /b 3
)
move /y "%WORK%\target\lockscope-all.jar" "%JAR%" >nul
set "MOVED=%ERRORLEVEL%"
rmdir /s /q "%WORK%"
if not "%MOVED%"=="0" (
  echo lockscope: the jar is in use by a Lockscope that is running. Close it and try again. 1>&2
  exit /b 3
)

:run
rem Lockscope writes UTF-8.
chcp 65001 >nul
rem A window stays open for long, so its code is worth compiling well; a command is over before that pays.
set "KIND=command"
set "FLAGS=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
if "%~1"=="" set "KIND=window"
if /i "%~1"=="open" set "KIND=window"
if "%KIND%"=="window" set "FLAGS="
rem An archive of the classes makes the program start faster; the first use of each build and kind makes it.
set "CACHE=%LOCALAPPDATA%\lockscope\classes"
if defined LOCKSCOPE_CACHE set "CACHE=%LOCKSCOPE_CACHE%\classes"
set "KEY="
for %%f in ("%JAR%") do set "KEY=%KIND%-%%~zf-%%~tf"
set "KEY=%KEY: =-%"
set "KEY=%KEY:/=-%"
set "KEY=%KEY::=-%"
set "ARCHIVE=%CACHE%\%KEY%.jsa"
set "MADE="
set "SHARE="
if not exist "%CACHE%" mkdir "%CACHE%" 2>nul
if not exist "%CACHE%" goto start
if exist "%ARCHIVE%" (
  set "SHARE=-XX:SharedArchiveFile=%ARCHIVE%"
) else (
  del /q "%CACHE%\%KIND%-*.jsa*" 2>nul
  set "MADE=%ARCHIVE%.%RANDOM%%RANDOM%"
)
if defined MADE set "SHARE=-XX:ArchiveClassesAtExit=%MADE%"

:start
if defined SHARE (
  "%JAVA%" %FLAGS% -Xshare:auto -Xlog:disable -Xlog:all=error:stderr "%SHARE%" "-Dlockscope.home=%HERE%." -jar "%JAR%" %*
) else (
  "%JAVA%" %FLAGS% "-Dlockscope.home=%HERE%." -jar "%JAR%" %*
)
set "CODE=%ERRORLEVEL%"
if defined MADE if exist "%MADE%" move /y "%MADE%" "%ARCHIVE%" >nul 2>nul
exit /b %CODE%

:nojava
echo lockscope: Java 17 or newer is needed. Install one, or set JAVA_HOME to its folder. 1>&2
exit /b 3
