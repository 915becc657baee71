/** Size that social networks crop a shared picture to, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;
