import path from "node:path";
import { expect, it } from "vitest";
import { identify } from "./identity.ts";

/** An app that records the paths and names set on it. */
function recordingApp(given: {
  readonly isPackaged: boolean;
  readonly switches?: readonly string[];
}) {
  const record = { name: "", logs: "", userData: path.join("/given", "folder"), modelId: "" };
  const app = {
    isPackaged: given.isPackaged,
    setName: (name: string) => (record.name = name),
    setAppUserModelId: (id: string) => (record.modelId = id),
    getPath: (name: string) => (name === "userData" ? record.userData : path.join("/system", name)),
    setPath: (_name: string, folder: string) => (record.userData = folder),
    setAppLogsPath: (folder = "the system's place") => (record.logs = folder),
    commandLine: { hasSwitch: (name: string) => given.switches?.includes(name) === true },
  };
  return { record, app };
}

it("runs with a folder of their own have their log in it, on macOS as well", () => {
  const { record, app } = recordingApp({ isPackaged: false, switches: ["user-data-dir"] });
  identify(app, "darwin");
  expect(record.logs).toBe(path.join("/given", "folder", "logs"));
  expect(record.userData).toBe(path.join("/given", "folder"));
});

it("unpackaged runs have a separate name and folder", () => {
  const { record, app } = recordingApp({ isPackaged: false });
  identify(app, "linux");
  expect(record.name).toBe("Interior Design Admin (Development)");
  expect(record.userData).toBe(path.join("/system", "appData", record.name));
});

it("a package has the name of its own package.json, and on Windows the installer's id", () => {
  const { record, app } = recordingApp({ isPackaged: true });
  identify(app, "win32");
  expect(record).toMatchObject({ name: "", logs: "", modelId: "studio.interiordesign.admin" });
});
