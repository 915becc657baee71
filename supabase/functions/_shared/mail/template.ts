import escapeHtml from "escape-html";

/** A paragraph with a heading, such as an inquiry in a digest. */
interface Entry {
  readonly heading: string;
  readonly text: string;
}

/** Content of a mail, without its layout. Empty rows are left out. */
export interface Content {
  readonly subject: string;
  readonly replyTo?: string;
  readonly paragraphs: readonly (string | Entry)[];
  /** A code to type, set apart. */
  readonly code?: string;
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** The first one is the action of the mail. */
  readonly links?: readonly (readonly [label: string, url: string])[];
  /** Less important, below the links. */
  readonly closing?: string;
}

/** The studio, as every mail names it. */
interface Brand {
  readonly studioName: string;
  readonly siteUrl: string;
}

/** The plain text of a mail. */
export function renderText(content: Content, { studioName, siteUrl }: Brand): string {
  const { paragraphs, code = "", rows, links = [], closing = "" } = content;
  const parts = [
    ...paragraphs.map((part) =>
      typeof part === "string" ? part : `${part.heading}\n${part.text}`,
    ),
    code,
    filled(rows)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n"),
    links.map(([label, url]) => `${label}: ${url}`).join("\n"),
    closing,
    `-- \n${studioName}\n${siteUrl}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const SERIF = "font-family: Georgia, 'Times New Roman', serif";
const SANS = "font-family: Helvetica, Arial, sans-serif";

/**
 * The HTML of a mail, in tables and inline styles, which every mail program shows alike; nothing is loaded. Programs that
 * support dark mode apply the second palette; the others keep the first one or invert it, which paper and ink survive.
 */
export function renderHtml(content: Content, { studioName, siteUrl }: Brand): string {
  const { subject, paragraphs, code = "", rows, links = [], closing = "" } = content;
  const [action, ...others] = links;
  const body = [
    ...paragraphs.map((part) => (typeof part === "string" ? paragraph(part) : entry(part))),
    code === "" ? "" : codeOf(code),
    tableOf(filled(rows)),
    action === undefined ? "" : buttonOf(...action),
    ...others.map(([label, url]) => `<p style="margin: 0 0 16px">${linkOf(label, url)}</p>`),
    closing === "" ? "" : paragraph(closing, "muted"),
  ].filter((part) => part !== "");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="paper" style="margin: 0; ${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="${PAPER}"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px"><tr><td class="ink" style="${INK}; ${SANS}; font-size: 16px; line-height: 1.6">
<p class="ink line" style="margin: 0 0 24px; padding: 0 0 16px; ${LINE}; ${INK}; ${SERIF}; font-size: 22px; line-height: 1.3">${escapeHtml(studioName)}</p>
${body.join("\n")}
<p class="muted" style="margin: 32px 0 0; ${MUTED}; font-size: 14px">${escapeHtml(studioName)} · ${linkOf(siteUrl.replace(/^https?:\/\//, ""), siteUrl)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/* The colours of the site (site/ui/theme), which this package does not import. */
const PAPER = "background-color: #faf7f2";
const INK = "color: #1f1b16";
const MUTED = "color: #5b534a";
const CLAY = "color: #9a4526";
const LINE = "border-bottom: 1px solid #d6c8b4";
const BUTTON = "background-color: #9a4526";
const ON_BUTTON = "color: #fffdfa";
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.paper { background-color: #171411 !important }
.ink { color: #f2ece3 !important }
.muted { color: #bdb2a5 !important }
.clay { color: #dda589 !important }
.line { border-color: #483e32 !important }
.button { background-color: #dda589 !important }
.on-button { color: #171411 !important }
}`;

function filled(rows: Content["rows"] = []) {
  return rows.filter(([, value]) => value.trim() !== "");
}

/** Line breaks stay: a paragraph may be the text of an inquiry or reply. */
function paragraph(text: string, tone: "ink" | "muted" = "ink"): string {
  const colour = tone === "ink" ? INK : `${MUTED}; font-size: 14px`;
  return `<p class="${tone}" style="margin: 0 0 16px; ${colour}; white-space: pre-line; overflow-wrap: anywhere">${escapeHtml(text)}</p>`;
}

function entry({ heading, text }: Entry): string {
  return `<p class="ink" style="margin: 0; ${INK}; font-weight: bold; overflow-wrap: anywhere">${escapeHtml(heading)}</p>\n${paragraph(text)}`;
}

function codeOf(code: string): string {
  return `<p class="ink" style="margin: 0 0 16px; ${INK}; font-family: Consolas, Menlo, monospace; font-size: 24px; line-height: 1.3; letter-spacing: 2px">${escapeHtml(code)}</p>`;
}

function linkOf(label: string, url: string): string {
  return `<a class="clay" href="${escapeHtml(url)}" style="${CLAY}">${escapeHtml(label)}</a>`;
}

function buttonOf(label: string, url: string): string {
  return `<p style="margin: 24px 0"><a class="button on-button" href="${escapeHtml(url)}" style="display: inline-block; padding: 12px 24px; border-radius: 2px; ${BUTTON}; ${ON_BUTTON}; text-decoration: none; font-weight: bold">${escapeHtml(label)}</a></p>`;
}

function tableOf(rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return "";
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th class="muted" align="left" valign="top" style="padding: 6px 16px 6px 0; ${MUTED}; font-weight: normal; white-space: nowrap">${escapeHtml(label)}</th><td class="ink" style="padding: 6px 0; ${INK}; overflow-wrap: anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin: 0 0 16px; font-size: 16px">${cells.join("")}</table>`;
}
