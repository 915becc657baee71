/** Size of social preview images, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** For pages without an image of their own. */
export const DEFAULT_SOCIAL_IMAGE = "/images/og-default.jpg";
