import { fileURLToPath } from "node:url";
import { runNode } from "#site/tools/run-node.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const command = fileURLToPath(
  new URL("../../node_modules/electron-builder/cli.js", import.meta.url),
);

interface Packaging {
  readonly system: "linux" | "mac" | "win";
  readonly arch?: "x64" | "arm64";
  /** Formats to build from the packaged app; none builds only its folder. */
  readonly formats?: readonly string[];
  /** An unpacked distribution of Electron. */
  readonly electron: string;
  readonly output: string;
  /** Further settings for electron-builder's command line. */
  readonly settings?: readonly string[];
  /** Further variables, such as the paths of a format's tools. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Packages the built app with the project's own electron-builder.yml. On failure throws the output of
 * electron-builder. */
export async function packageApp(packaging: Packaging): Promise<void> {
  const { system, arch = "x64", formats = ["dir"], electron, output, settings = [] } = packaging;
  const given = [`-c.electronDist=${electron}`, `-c.directories.output=${output}`, ...settings];
  await runNode(command, [`--${system}`, ...formats, `--${arch}`, "--publish", "never", ...given], {
    cwd: projectRoot,
    env: { CSC_IDENTITY_AUTO_DISCOVERY: "false", ...packaging.env },
  });
}
