import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** Reference of the project that the API knows. */
export const PROJECT_REF = "abcdefghijklmnopqrst";

interface RecordedRequest {
  /** Method and path. */
  readonly call: string;
  readonly body: string;
}

interface ManagementApi {
  /** Environment of the CLI in which it uses this API. */
  readonly env: Readonly<Record<string, string>>;
  readonly requests: readonly RecordedRequest[];
  stop(): void;
}

/** The settings of a new project that our config.toml changes. The names are those of the Management API. */
const NEW_PROJECT = {
  api: {
    db_schema: "public,graphql_public",
    db_extra_search_path: "public,extensions",
    max_rows: 1000,
    db_pool: null,
  },
  auth: {
    site_url: "http://localhost:3000",
    disable_signup: false,
    uri_allow_list: "",
    jwt_exp: 3600,
    password_min_length: 6,
    external_email_enabled: true,
    external_anonymous_users_enabled: false,
    mailer_autoconfirm: false,
    mailer_secure_email_change_enabled: true,
    security_update_password_require_reauthentication: false,
    security_update_password_require_current_password: false,
    refresh_token_rotation_enabled: true,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    mailer_subjects_recovery: "Reset Your Password",
    mailer_templates_recovery_content: "<h2>Reset Password</h2>",
  },
  storage: { file_size_limit: 52_428_800, features: { image_transformation: { enabled: false } } },
  realtime: {},
  pooler: {},
  database: { major_version: 17, ssl_enforced: false, postgres_settings: {} },
};

const RESPONSES: Readonly<Record<string, object>> = {
  [`GET /v1/projects/${PROJECT_REF}`]: {
    id: PROJECT_REF,
    ref: PROJECT_REF,
    organization_id: "studio",
    organization_slug: "studio",
    name: "Studio",
    region: "eu-central-1",
    created_at: "2026-01-01T00:00:00Z",
    status: "ACTIVE_HEALTHY",
    database: { host: "127.0.0.1", version: "17", postgres_engine: "17", release_channel: "ga" },
  },
  [`GET /v1/projects/${PROJECT_REF}/billing/addons`]: { selected_addons: [], available_addons: [] },
  [`GET /v2/projects/${PROJECT_REF}/config`]: {
    data: { type: "project_config", id: PROJECT_REF, attributes: NEW_PROJECT },
  },
  [`PATCH /v1/projects/${PROJECT_REF}/postgrest`]: {
    ...NEW_PROJECT.api,
    db_pool_acquisition_timeout: null,
    db_pool_max_lifetime: null,
    db_pool_max_idletime: null,
    db_pool_automatic_recovery: null,
    db_pool_idle_timeout: null,
    db_plan_enabled: false,
  },
};

/** A stand-in for Supabase's Management API on loopback, which needs an account: it records requests and answers those
 * of `config diff` and `config push` as for a new project. Everything else is 404. */
export async function startManagementApi(): Promise<ManagementApi> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = `${String(request.method)} ${String(request.url)}`;
      requests.push({ call, body });
      const answer = RESPONSES[call];
      response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? { message: "Not found" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const folder = mkdtempSync(join(tmpdir(), "studio-api-"));
  const profile = join(folder, "profile.yaml");
  writeFileSync(
    profile,
    `name: recorded\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: 127.0.0.1\npooler_host: 127.0.0.1\n`,
  );
  return {
    env: { SUPABASE_PROFILE: profile, SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}` },
    requests,
    stop: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
