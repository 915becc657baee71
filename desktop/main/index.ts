import { app } from "electron";
import { runApp } from "./run-app.ts";
import { registerBundleScheme } from "./serve-bundle.ts";

// Privileges of the scheme must be known before the app is ready.
registerBundleScheme();

if (app.requestSingleInstanceLock()) {
  await runApp();
} else {
  app.quit();
}
