/** The part of jsdom that tests use. Its types are a package of their own with types of other versions. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
