import { appendFile, copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { FUSE_WIRE } from "./fuses.ts";

/** A fake Electron distribution for Linux, used where the real one cannot be downloaded: a real
 * executable with fuses, and the files that electron-builder renames or removes. */
export async function stubLinuxDistribution(folder: string): Promise<void> {
  await mkdir(path.join(folder, "locales"), { recursive: true });
  await mkdir(path.join(folder, "resources"));
  await copyFile("/bin/true", path.join(folder, "electron"));
  await appendFile(path.join(folder, "electron"), FUSE_WIRE);
  await writeFile(path.join(folder, "locales", "en-US.pak"), "");
  await writeFile(path.join(folder, "locales", "de.pak"), "");
  await writeFile(path.join(folder, "LICENSE"), "MIT");
  await writeFile(path.join(folder, "LICENSES.chromium.html"), "");
}

/** The smallest Electron.app: its property lists, and a framework with fuses. */
export async function stubMacDistribution(folder: string): Promise<void> {
  const contents = path.join(folder, "Electron.app", "Contents");
  const framework = path.join(contents, "Frameworks", "Electron Framework.framework");
  await mkdir(path.join(contents, "MacOS"), { recursive: true });
  for (const resources of [
    path.join(contents, "Resources"),
    path.join(framework, "Versions", "A", "Resources"),
  ]) {
    for (const language of ["en.lproj", "de.lproj"]) {
      await mkdir(path.join(resources, language), { recursive: true });
      await writeFile(path.join(resources, language, "locale.pak"), "");
    }
  }
  await writeFile(path.join(contents, "Info.plist"), propertyList("Electron"));
  await writeFile(path.join(contents, "Resources", "electron.icns"), "");
  await writeFile(path.join(contents, "MacOS", "Electron"), "");
  await writeFile(path.join(framework, "Electron Framework"), FUSE_WIRE);
  for (const kind of ["", " (GPU)", " (Plugin)", " (Renderer)"]) {
    const name = `Electron Helper${kind}`;
    const helper = path.join(contents, "Frameworks", `${name}.app`, "Contents");
    await mkdir(path.join(helper, "MacOS"), { recursive: true });
    await writeFile(path.join(helper, "Info.plist"), propertyList(name));
    await writeFile(path.join(helper, "MacOS", name), "");
  }
  await writeFile(path.join(folder, "LICENSE"), "MIT");
}

function propertyList(executable: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${executable}</string>
<key>CFBundleName</key><string>${executable}</string>
</dict></plist>
`;
}
