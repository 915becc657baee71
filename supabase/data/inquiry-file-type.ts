import { cleanFileName } from "./file-name.ts";
import { INQUIRY_FILE_TYPES } from "./limits.ts";
import type { InquiryFileType } from "./limits.ts";
import { detectMediaType } from "./media-type.ts";
import { isPdf } from "./pdf-signature.ts";

/**
 * The type of a file that an inquiry may carry, by its first bytes (`SIGNATURE_BYTES` of them suffice); null for any other.
 * The type that a browser declares comes from the name alone.
 */
export function inquiryFileType(bytes: Uint8Array): InquiryFileType | null {
  const type = detectMediaType(bytes);
  if (type !== null) return isInquiryFileType(type) ? type : null;
  return isPdf(bytes) ? "application/pdf" : null;
}

function isInquiryFileType(type: string): type is InquiryFileType {
  return Object.values(INQUIRY_FILE_TYPES).some((known) => known === type);
}

/**
 * Name under which the studio sees a visitor's file: with the extension of its type, which is added to another one.
 * Phones name photos without an extension or with a wrong one, and a PDF that is called a program must not become one.
 */
export function inquiryFileName(name: string, type: InquiryFileType): string {
  const extensions = Object.keys(INQUIRY_FILE_TYPES).filter((key) => typeOf(key) === type);
  const ending = name.split(".").pop()?.toLowerCase() ?? "";
  const isRight = name.includes(".") && extensions.includes(ending);
  return cleanFileName(isRight ? name : `${name}.${extensions[0] ?? ""}`);
}

function typeOf(extension: string): string | undefined {
  return Object.entries(INQUIRY_FILE_TYPES).find(([key]) => key === extension)?.[1];
}
