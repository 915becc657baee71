import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { NtExecutable, NtExecutableResource, Resource } from "resedit";
import { FUSE_WIRE } from "./fuses.ts";

const ENGLISH = { lang: 0x0409, codepage: 1200 };

/** A fake Electron distribution for Windows: an executable with fuses and a version. */
export async function stubWindowsDistribution(folder: string): Promise<void> {
  await mkdir(path.join(folder, "locales"), { recursive: true });
  await mkdir(path.join(folder, "resources"));
  await writeFile(path.join(folder, "electron.exe"), stubProgram());
  await writeFile(path.join(folder, "locales", "en-US.pak"), "");
  await writeFile(path.join(folder, "locales", "de.pak"), "");
  await writeFile(path.join(folder, "LICENSE"), "MIT");
  await writeFile(path.join(folder, "LICENSES.chromium.html"), "");
}

/** The smallest 64-bit executable with Electron's own version strings. */
function stubProgram(): Buffer {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const values = { ProductName: "Electron", FileDescription: "Electron" };
  const strings = [{ ...ENGLISH, values }];
  const version = Resource.VersionInfo.create({ lang: ENGLISH.lang, fixedInfo: {}, strings });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  program.setExtraData(FUSE_WIRE);
  return Buffer.from(program.generate());
}

/** The version strings of an executable, by name. */
export function versionStrings(program: Buffer): Readonly<Record<string, string>> {
  const { entries } = NtExecutableResource.from(NtExecutable.from(program));
  const [version] = Resource.VersionInfo.fromEntries(entries);
  return version?.getStringValues(ENGLISH) ?? {};
}

/** The archive hash in the executable's resources, which Electron verifies on Windows. */
export function archiveIntegrity(program: Buffer): unknown {
  const { entries } = NtExecutableResource.from(NtExecutable.from(program));
  const entry = entries.find(({ type, id }) => type === "INTEGRITY" && id === "ELECTRONASAR");
  return entry === undefined ? null : JSON.parse(Buffer.from(entry.bin).toString("utf8"));
}
