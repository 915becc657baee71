import { app, dialog } from "electron";
import { identify } from "./identity.ts";
import { openLog } from "./log-file.ts";
import { runApp } from "./run-app.ts";
import { registerBundleScheme } from "./serve-bundle.ts";
import { createStartFailure } from "./start-failure.ts";

// Electron emits `ready` only after this module was evaluated (electron#40719): no top-level await
// here. Name, folder and privileges of the scheme must be set before `ready`.
identify(app, process.platform);
registerBundleScheme();

if (app.requestSingleInstanceLock()) {
  const log = openLog(app.getPath("logs"));
  runApp(log).catch(createStartFailure({ app, dialog, log }));
} else {
  app.quit();
}
