package dev.lockscope.architecture.canary.lab;

import com.openhtmltopdf.svgsupport.BatikSVGDrawer;

record LabThatPrintsPages(BatikSVGDrawer drawer) {}
