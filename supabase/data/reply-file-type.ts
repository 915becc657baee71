import { REPLY_FILE_TYPES } from "./limits.ts";
import type { ReplyFileExtension } from "./limits.ts";
import { detectMediaType } from "./media-type.ts";
import { isPdf } from "./pdf-signature.ts";

/**
 * The extension of a file that a reply may carry; null for any other. The name and the first bytes must agree
 * (`SIGNATURE_BYTES` of them suffice): the type that a browser declares comes from the name alone.
 */
export function replyFileExtension(name: string, bytes: Uint8Array): ReplyFileExtension | null {
  const extension = extensionOf(name);
  return extension !== null && fits(extension, bytes) ? extension : null;
}

/** Whether a name has the extension of a file that a reply may carry. */
export function hasReplyFileName(name: string): boolean {
  return extensionOf(name) !== null;
}

function extensionOf(name: string): ReplyFileExtension | null {
  const [, ending = ""] = /\.([a-z]+)$/i.exec(name) ?? [];
  const extension = ending.toLowerCase();
  return isExtension(extension) ? extension : null;
}

function isExtension(text: string): text is ReplyFileExtension {
  return Object.hasOwn(REPLY_FILE_TYPES, text);
}

function fits(extension: ReplyFileExtension, bytes: Uint8Array): boolean {
  switch (extension) {
    case "pdf":
      return isPdf(bytes);
    case "jpg":
    case "jpeg":
    case "png":
    case "webp":
    case "avif":
      return detectMediaType(bytes) === REPLY_FILE_TYPES[extension];
    case "zip":
      // The second one is that of an archive without entries.
      return ["PK\x03\x04", "PK\x05\x06"].includes(ascii(bytes.subarray(0, 4)));
    case "docx":
    case "xlsx":
      return ascii(bytes.subarray(0, 4)) === "PK\x03\x04";
    case "dwg":
      return /^AC1[0-9]{3}/.test(ascii(bytes.subarray(0, 6)));
    case "dxf":
      return isDxf(bytes);
    case "txt":
    case "csv":
      return isText(bytes);
  }
}

/** A drawing as text begins with its first section or with comments (group code 999); AutoCAD names a binary one. */
function isDxf(bytes: Uint8Array): boolean {
  const start = ascii(bytes);
  return (
    start.startsWith("AutoCAD Binary DXF") ||
    /^(\xef\xbb\xbf)?\s*(999\s*\n[^\n]*\n\s*)*0\s*\n\s*SECTION\b/.test(start)
  );
}

/** Text of any encoding but UTF-16 has no NUL; UTF-16 begins with its mark. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 || !bytes.includes(0);
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
