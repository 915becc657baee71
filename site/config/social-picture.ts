/** Size that social networks crop a shared picture to, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** For pages without a picture of their own. */
export const DEFAULT_SOCIAL_PICTURE = "/images/og-default.jpg";
