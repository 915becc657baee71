/** Size of social preview images, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** For pages without an image of their own. */
export const DEFAULT_SOCIAL_PICTURE = "/images/og-default.jpg";
