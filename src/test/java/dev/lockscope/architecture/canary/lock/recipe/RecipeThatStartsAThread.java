package dev.lockscope.architecture.canary.lock.recipe;

record RecipeThatStartsAThread(Thread thread) {}
