interface DiagnosticFacts {
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

/** What support needs to know, as text. Names no person: folders of a home directory are shortened. */
export function diagnosticsText(facts: DiagnosticFacts, home: string): string {
  const displays = facts.displays.map(
    ({ size, scaleFactor }) =>
      `${String(size.width)} × ${String(size.height)} at ${String(scaleFactor)}`,
  );
  const lines = [
    `${facts.appName} ${facts.appVersion}`,
    `Electron ${facts.versions.electron}, Chromium ${facts.versions.chrome}, Node ${facts.versions.node}`,
    `System ${facts.platform} ${facts.systemVersion}, ${facts.arch}, ${facts.locale}`,
    `Sign-in ${facts.protection}`,
    `Displays ${displays.join("; ")}`,
    "",
    ...facts.log,
  ];
  return lines.map((line) => line.replaceAll(home, "~")).join("\n");
}
