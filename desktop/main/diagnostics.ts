interface Diagnostics {
  readonly appName: string;
  readonly appVersion: string;
  readonly versions: NodeJS.ProcessVersions;
  readonly platform: NodeJS.Platform;
  readonly systemVersion: string;
  readonly arch: string;
  readonly locale: string;
  readonly protection: string;
  /** Sizes in pixels with the scale factor of each display. */
  readonly displays: readonly {
    readonly size: { readonly width: number; readonly height: number };
    readonly scaleFactor: number;
  }[];
  /** Last lines of the log. */
  readonly log: readonly string[];
}

/** Diagnostics for support, as text. Contains no user name: home directories are shortened. */
export function diagnosticsText(diagnostics: Diagnostics, home: string): string {
  const displays = diagnostics.displays.map(
    ({ size, scaleFactor }) =>
      `${String(size.width)} × ${String(size.height)} at ${String(scaleFactor)}`,
  );
  const lines = [
    `${diagnostics.appName} ${diagnostics.appVersion}`,
    `Electron ${diagnostics.versions.electron}, Chromium ${diagnostics.versions.chrome}, Node ${diagnostics.versions.node}`,
    `System ${diagnostics.platform} ${diagnostics.systemVersion}, ${diagnostics.arch}, ${diagnostics.locale}`,
    `Sign-in ${diagnostics.protection}`,
    `Displays ${displays.join("; ")}`,
    "",
    ...diagnostics.log,
  ];
  return lines.map((line) => line.replaceAll(home, "~")).join("\n");
}
