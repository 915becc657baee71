/** The part of jsdom that tests use, since its types are a separate package with types of other versions. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
