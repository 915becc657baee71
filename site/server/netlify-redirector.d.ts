/** Netlify's own reader of `_redirects`; what we use of it. */
declare module "netlify-redirector" {
  interface RedirectRequest {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    /** Without "?". */
    readonly query: string;
    readonly getHeader: (name: string) => string;
    readonly getCookie: (name: string) => string;
  }

  interface RedirectRule {
    readonly to: string;
    readonly status: number;
    /** Whether it goes before a file of that name. */
    readonly force: boolean;
  }

  interface RedirectMatcher {
    match(request: RedirectRequest): RedirectRule | null;
  }

  const redirector: {
    parsePlain(rules: string, options: object): Promise<RedirectMatcher>;
  };
  export = redirector;
}
