import { readdirSync } from "node:fs";
import eslint from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { patternPages, publicPages } from "./site/config/public-pages.ts";
import { ADMIN_FEATURES, ADMIN_LAYERS } from "./site/tools/lint/admin-folders.ts";
import { environmentRead, houseSyntax, ownFormat } from "./site/tools/lint/house-syntax.ts";
import { plainWords } from "./site/tools/lint/plain-words.ts";
import { reasonedDisable } from "./site/tools/lint/reasoned-disable.ts";

const TESTS = ["**/*.{test,spec}.{ts,tsx}", "site/e2e/**", "site/testing/**", "supabase/tests/**"];
const ROOTS = [
  "site/{main,admin-main,hydration/hydrate-page,hydration/contact-island}.tsx",
  "site/prerender/*.{ts,tsx}",
  "desktop/renderer/main.tsx",
];
/** Folders of site that pages and dashboard share. */
const SHARED = ["ui", "rich-text", "content", "format", "platform", "schemas"];
const inAdmin = (names) => names.map((name) => `site/admin/${name}`);
/** Folders of site/pages with a page of the manifest, such as `pages/blog/blog-page.tsx`. */
const PAGE_FOLDERS = [
  ...new Set([...publicPages(), ...patternPages()].map(({ module }) => module.split("/")[1])),
];
/** The other folders, which pages share. */
const PAGE_LAYERS = foldersIn("site/pages").filter((name) => !PAGE_FOLDERS.includes(name));
const inPages = (names) => names.map((name) => `site/pages/${name}`);
const INDEX_ONLY = "Other features are imported only through their index.ts.";

const DESKTOP_PROCESS = ["desktop/main", "desktop/preload", "desktop/shared"];

/** Import boundaries by resolved path. Direction: desktop → site → supabase. */
const zones = [
  boundary(["supabase"], ["site", "desktop"], "The backend imports neither site nor desktop."),
  boundary(["site"], ["desktop"], "The site never imports the desktop app."),
  boundary(
    ["site/pages", "site/admin"],
    ["supabase/local", "supabase/seed", "supabase/functions", "supabase/tests"],
    "Pages and dashboard reach the backend through supabase/data only.",
  ),
  boundary(["site/pages"], ["site/admin"], "Pages never import the dashboard."),
  boundary(["site/admin"], ["site/pages"], "The dashboard never imports pages."),
  boundary(
    [...SHARED.map((name) => `site/${name}`), "site/config"],
    ["site/pages", "site/admin"],
    "Shared modules import no feature.",
  ),
  boundary(
    inAdmin(ADMIN_LAYERS),
    inAdmin(ADMIN_FEATURES),
    "Layers of the dashboard import no feature: a feature passes them data and functions.",
  ),
  boundary(
    inAdmin([...ADMIN_LAYERS, ...ADMIN_FEATURES]),
    inAdmin(["frame"]),
    "The frame assembles the dashboard; only admin/index.ts imports it.",
  ),
  ...ADMIN_FEATURES.map((feature) => ({
    ...boundary(
      inAdmin(ADMIN_FEATURES.filter((other) => other !== feature)),
      inAdmin([feature]),
      INDEX_ONLY,
    ),
    except: ["./index.ts"],
  })),
  ...ADMIN_FEATURES.map((feature) => ({
    // The two loaders import panels and pages lazily, each a chunk of its own.
    target: "./site/admin/frame/!(load-tab|load-page).{ts,tsx}",
    from: `./site/admin/${feature}`,
    except: ["./index.ts"],
    message: INDEX_ONLY,
  })),
  {
    target: "./desktop/renderer",
    from: "./site",
    except: ["./admin/index.ts", "./pages/editable-page.tsx", "./platform", "./ui"],
    message:
      "The desktop app imports only admin/index.ts, pages/editable-page.tsx, platform and ui of the site.",
  },
  {
    target: DESKTOP_PROCESS.map((folder) => `./${folder}`),
    from: "./site",
    except: ["./platform/dashboard-manifest.ts"],
    message: "The main process imports nothing of the site but the dashboard's manifest.",
  },
  boundary(DESKTOP_PROCESS, ["supabase"], "The main process never imports supabase."),
];
const shippedZones = [
  ...zones,
  boundary(inPages(PAGE_LAYERS), inPages(PAGE_FOLDERS), "What pages share imports no page."),
  ...PAGE_FOLDERS.map((page) => ({
    ...boundary(
      inPages(PAGE_FOLDERS.filter((other) => other !== page)),
      inPages([page]),
      "Pages share modules by layout, list and the folders outside of site/pages.",
    ),
    // A page whose row or path does not exist renders the not-found page.
    except: ["./unknown-path.tsx"],
  })),
  boundary(
    [
      "pages",
      "admin",
      "hydration",
      "client",
      "routes.tsx",
      "main.tsx",
      "admin-main.tsx",
      ...SHARED,
    ].map((name) => `site/${name}`),
    ["site/testing", "site/e2e", "site/tools", "site/hosting", "site/prerender"],
    "Shipped code imports no test, script or server.",
  ),
];

/** Module names that may not be imported. One entry per file set: a second entry would replace the first. */
const supabasePackages = {
  regex: "^@supabase/",
  message: "Only supabase/data, supabase/local and supabase/functions import @supabase packages.",
};
const desktopImports = { regex: "^#desktop/", message: "The site never imports the desktop app." };
const upperLayers = {
  regex: "^#(site|desktop)/",
  message: "The backend imports neither site nor desktop.",
};
const electron = {
  regex: "^electron($|/|-)",
  message: "Only desktop/main and desktop/preload import electron.",
};
const noExtension = {
  regex: "^(\\.{1,2}/|#)(?!.*\\.(ts|tsx|js|mjs|json|css|svg|sql)(\\?[a-z]+)?$)",
  message: "Import the file with its extension: Node runs the source without a bundler.",
};
const farParent = {
  regex: "^\\.\\./\\.\\./",
  message: "Go up one folder at most; further away use #site/ or #supabase/.",
};
const frameworks = {
  regex: "^(react|react-dom|react-router-dom|zustand|@chakra-ui|@tanstack)($|/)",
  message: "supabase/data is plain TypeScript without React.",
};
const clientFactories = {
  regex: "^#supabase/data/(public|staff)-client\\.ts$",
  importNames: ["createPublicClient", "createStaffClient"],
  message: "Entry points inject the client; a feature never chooses a backend.",
};
const everywhere = [noExtension, farParent];

export default defineConfig(
  globalIgnores([
    "**/dist/",
    ".vercel/",
    "supabase/.data/",
    "supabase/data/database.types.ts",
    "site/e2e/.*/",
  ]),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    files: ["**/*.{js,mjs,ts,tsx}"],
    plugins: {
      "import-x": importX,
      house: { rules: { "plain-words": plainWords, "reasoned-disable": reasonedDisable } },
    },
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    settings: {
      "import-x/extensions": [".ts", ".tsx", ".js", ".mjs"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: "./tsconfig.json" })],
    },
    rules: {
      "house/plain-words": "error",
      "house/reasoned-disable": "error",
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-default-export": "error",
      "import-x/no-duplicates": ["error", { "prefer-inline": false }],
      "import-x/no-restricted-paths": ["error", { zones: shippedZones }],
      "max-lines": ["error", 300],
      "no-console": ["error", { allow: ["info", "warn", "error"] }],
      "no-restricted-syntax": ["error", ...houseSyntax],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  { files: ["**/*.ts"], ignores: TESTS, rules: { "max-lines-per-function": ["error", 50] } },
  { files: ["**/*.tsx"], ignores: TESTS, rules: { "max-lines-per-function": ["error", 100] } },
  {
    // The React compiler behind these rules takes a fifth of the lint time, so they apply only to
    // components.
    files: ["{site/{pages,admin,ui,rich-text},desktop/renderer}/**/*.{ts,tsx}"],
    ignores: TESTS,
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: [
      "supabase/data/**",
      "site/{pages,admin,ui,rich-text,content,format,platform,schemas}/**",
    ],
    ignores: [...TESTS, "site/ui/picture.tsx"],
    rules: { "no-restricted-syntax": ["error", ...houseSyntax, environmentRead] },
  },
  {
    files: ["site/{pages,admin,ui,rich-text,content,platform,schemas}/**"],
    ignores: [...TESTS, "site/ui/picture.tsx"],
    rules: { "no-restricted-syntax": ["error", ...houseSyntax, environmentRead, ownFormat] },
  },
  names(["supabase/data/**"], [...everywhere, electron, upperLayers, frameworks]),
  names(["supabase/{local,functions}/**"], [...everywhere, electron, upperLayers]),
  names(["supabase/**"], [...everywhere, electron, upperLayers, supabasePackages], {
    except: ["supabase/data/**", "supabase/{local,functions}/**"],
  }),
  names(["site/**"], [...everywhere, electron, desktopImports, supabasePackages, clientFactories], {
    except: [...TESTS, ...ROOTS, "site/tools/**"],
  }),
  names(
    ["site/e2e/**", "site/testing/**", "site/tools/**", "site/**/*.{test,spec}.*", ...ROOTS],
    [...everywhere, electron, desktopImports, supabasePackages],
  ),
  names(["desktop/{main,preload}/**"], [...everywhere, supabasePackages]),
  names(["desktop/**"], [...everywhere, electron, supabasePackages], {
    except: ["desktop/{main,preload}/**", ...ROOTS],
  }),
  {
    // These tools require default exports.
    files: ["**/*.config.{ts,js}", "**/global-{setup,teardown}.ts"],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    files: TESTS,
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "@typescript-eslint/no-non-null-assertion": "off",
      // Playwright passes fixtures by destructuring, even if a test uses none.
      "no-empty-pattern": "off",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        console: "readonly",
        process: "readonly",
        setInterval: "readonly",
        URL: "readonly",
      },
    },
  },
);

function foldersIn(folder) {
  return readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function boundary(targets, from, message) {
  const folders = (names) => names.map((name) => `./${name}`);
  return { target: folders(targets), from: folders(from), message };
}

function names(files, patterns, { except = [] } = {}) {
  return {
    files: files.flatMap((file) => (file.endsWith("/**") ? [`${file}/*.{ts,tsx}`] : [file])),
    ignores: except,
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}
