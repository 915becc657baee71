/** Netlify's own parser of `_redirects`; the part that the tests use. */
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
    /** The rule takes precedence over an existing file. */
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
