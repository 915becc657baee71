import eslint from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const TESTS = ["**/*.{test,spec}.{ts,tsx}", "site/e2e/**", "site/testing/**", "supabase/tests/**"];
const ROOTS = [
  "site/{main,admin-main,wake/woken,wake/contact-island}.tsx",
  "site/prerender/*.{ts,tsx}",
  "desktop/renderer/main.tsx",
];
const TABS = ["overview", "posts", "projects", "contacts"];

/** Rooms and who may not enter which, by resolved path. Directions: desktop → site → supabase. */
const zones = [
  wall(["supabase"], ["site", "desktop"], "The backend knows nothing of the rooms above it."),
  wall(["site"], ["desktop"], "The site never looks up at the desktop."),
  wall(["site/pages"], ["site/admin"], "Pages never import the dashboard."),
  wall(["site/admin"], ["site/pages"], "The dashboard never imports pages."),
  wall(
    ["site/ui", "site/platform", "site/markup", "site/content", "site/config"],
    ["site/pages", "site/admin"],
    "Shared pieces know no feature.",
  ),
  ...TABS.map((tab) =>
    wall(
      ["overview", "posts", "projects", "contacts", "login", "categories", "media"]
        .filter((other) => other !== tab)
        .map((other) => `site/admin/${other}`),
      [`site/admin/${tab}`],
      "A tab does not reach into another; what both need belongs to the shell.",
    ),
  ),
  wall(
    ["account", "settings", "staff", "trash", "backup"].map((room) => `site/admin/${room}`),
    TABS.map((tab) => `site/admin/${tab}`),
    "What a room and a tab both need belongs to the shell.",
  ),
  wall(
    ["site/admin/outbox", "site/admin/offline"],
    [...TABS, "login", "categories", "media"].map((tab) => `site/admin/${tab}`),
    "Outbox and kept answers know no tab: a tab hands them what to keep and how to send it.",
  ),
  {
    target: "./desktop/renderer",
    from: "./site",
    except: ["./admin/index.ts", "./platform", "./ui"],
    message: "The desktop enters the site by admin/index.ts, platform and ui only.",
  },
  wall(
    ["desktop/main", "desktop/preload", "desktop/shared"],
    ["site", "supabase"],
    "The main process imports neither site nor supabase.",
  ),
];
const shippedZones = [
  ...zones,
  wall(
    ["site/pages", "site/admin", "site/ui", "site/markup", "site/content", "site/platform"],
    ["site/testing", "site/e2e", "site/scripts", "site/server", "site/prerender"],
    "What visitors load imports no test, script or server.",
  ),
];

/** Names that may not be imported. One entry per file set: a second one would replace the first. */
const supabasePackages = {
  regex: "^@supabase/",
  message: "Only supabase/data (and supabase/local) speaks to @supabase packages.",
};
const desktopRoom = { regex: "^#desktop/", message: "The site never looks up at the desktop." };
const upperRooms = { regex: "^#(site|desktop)/", message: "The backend knows no room above it." };
const electron = {
  regex: "^electron($|/|-)",
  message: "Electron lives in desktop/main and desktop/preload only.",
};
const noExtension = {
  regex: "^(\\.{1,2}/|#)(?!.*\\.(ts|tsx|js|mjs|json|css|svg|sql)(\\?[a-z]+)?$)",
  message: "Name the file with its extension: Node runs it as it stands.",
};
const farParent = {
  regex: "^\\.\\./\\.\\./",
  message: "Go up one folder at most; further away use #site/ or #supabase/.",
};
const frameworks = {
  regex: "^(react|react-dom|react-router-dom|zustand|@chakra-ui|@tanstack)($|/)",
  message: "supabase/data is plain TypeScript; React belongs to the rooms above.",
};
const clientFactories = {
  regex: "^#supabase/data/(public|staff)-client\\.ts$",
  importNames: ["createPublicClient", "createStaffClient"],
  message: "Roots inject the client; a feature never chooses a backend.",
};
const everywhere = [noExtension, farParent];

const environmentRead = {
  selector:
    "MemberExpression[object.type='MetaProperty'][property.name='env'], MemberExpression[object.name='process'][property.name='env']",
  message: "The environment is read once, by the roots, through site/config/env.ts.",
};
const houseSyntax = [
  {
    selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
    message: "Parse at the edge instead of casting through unknown.",
  },
  {
    selector:
      "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]",
    message: "Render React nodes; markup never becomes HTML text.",
  },
];

/** eslint-disable is allowed with a reason only: `-- why`. */
const reasonedDisable = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = comment.value.trim();
        if (
          /^(eslint-disable|@ts-(ignore|expect-error|nocheck))/.test(text) &&
          !/--\s*\S|:\s*\S/.test(text)
        ) {
          context.report({ loc: comment.loc, message: "Say why: eslint-disable rule -- reason." });
        }
      }
    },
  }),
};

export default defineConfig(
  globalIgnores(["**/dist/", "supabase/.data/", "supabase/data/database.types.ts", "site/e2e/.*/"]),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    files: ["**/*.{js,mjs,ts,tsx}"],
    plugins: { "import-x": importX, house: { rules: { "reasoned-disable": reasonedDisable } } },
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    settings: {
      "import-x/extensions": [".ts", ".tsx", ".js", ".mjs"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: "./tsconfig.json" })],
    },
    rules: {
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
    // The compiler behind these rules costs a fifth of the run: only where components are.
    files: ["{site/{pages,admin,ui,markup},desktop/renderer}/**/*.{ts,tsx}"],
    ignores: TESTS,
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ["supabase/data/**", "site/{pages,admin,ui,markup,content,platform}/**"],
    ignores: [...TESTS, "site/ui/picture.tsx"],
    rules: { "no-restricted-syntax": ["error", ...houseSyntax, environmentRead] },
  },
  names(["supabase/data/**"], [...everywhere, electron, upperRooms, frameworks]),
  names(["supabase/local/**"], [...everywhere, electron, upperRooms]),
  names(["supabase/**"], [...everywhere, electron, upperRooms, supabasePackages], {
    except: ["supabase/data/**", "supabase/local/**"],
  }),
  names(["site/**"], [...everywhere, electron, desktopRoom, supabasePackages, clientFactories], {
    except: [...TESTS, ...ROOTS, "site/scripts/**", "site/bench/**"],
  }),
  names(
    ["site/e2e/**", "site/testing/**", "site/scripts/**", "site/**/*.{test,spec}.*", ...ROOTS],
    [...everywhere, electron, desktopRoom, supabasePackages],
  ),
  names(["desktop/{main,preload}/**"], [...everywhere, supabasePackages]),
  names(["desktop/**"], [...everywhere, electron, supabasePackages], {
    except: ["desktop/{main,preload}/**", ...ROOTS],
  }),
  {
    // Tools that insist on it.
    files: [
      "**/*.config.{ts,js}",
      "**/global-{setup,teardown}.ts",
      "site/server/cloudflare/worker.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    files: TESTS,
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "@typescript-eslint/no-non-null-assertion": "off",
      // Playwright hands fixtures over by destructuring, also when none is needed.
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

function wall(targets, from, message) {
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
