import { createBrowserRouter } from "react-router-dom";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { logErrors } from "./browser/log-errors.ts";
import { mount } from "./browser/mount.tsx";
import { parseEnv } from "./config/env.ts";
import { createQueryClient } from "./config/query-client.ts";
import { PublicApp } from "./pages/shell/public-app.tsx";
import { routes } from "./routes.tsx";

logErrors();
const env = parseEnv(import.meta.env);

mount(
  <PublicApp
    client={createPublicClient(env.backend)}
    queryClient={createQueryClient()}
    router={createBrowserRouter(routes)}
  />,
);
