/** The part of jsdom that tests use, since its types are a separate package with types of other versions. */
declare module "jsdom" {
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        readonly url?: string;
        /** Runs the scripts of the page. */
        readonly runScripts?: "dangerously";
        readonly beforeParse?: (window: Window) => void;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
