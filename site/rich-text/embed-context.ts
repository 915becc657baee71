/** Origin and URL resolver for rendering outside of the public site, such as in the desktop app. */
export interface EmbedContext {
  /** Origin of the public site. */
  readonly origin: string;
  /** Resolves image paths to URLs. */
  readonly toAssetUrl: (address: string) => string;
}
