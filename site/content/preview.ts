import { PATTERN_PAGES } from "#site/config/public-pages.ts";

/** Texts of the page of private previews. */
export const previewWords = {
  title: PATTERN_PAGES.preview.title,
  description: "A draft of the studio, shared by a private link.",
  loading: "Loading the preview",
  needsScript: "The private preview needs JavaScript. Please allow it for this page, then reload.",
  label: "Private preview",
  until: "Not public. This link shows it until",
  ended: {
    title: "This preview has ended",
    text: "The link was revoked, has expired or is incomplete. Please ask the studio for a new one.",
  },
  failed: (message: string) => `The preview could not be loaded: ${message}`,
} as const;
