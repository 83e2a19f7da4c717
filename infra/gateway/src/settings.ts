import { resolve } from 'node:path';

export interface GatewaySettings {
  port: number;
  host: string;
  /** Where the mall API listens. */
  apiUrl: string;
  /** Where buyers find the mall, without a slash at its end: search engines are told whole addresses. */
  mallUrl?: string;
  /** Where the registry keeps its releases: a folder, or `s3://bucket/prefix`. */
  registry: string;
  /** An administrator's token besides those in the registry; on S3 the way to make the first one. */
  adminToken: string | undefined;
  /** The console of the embedded adapters; only where it is asked for. */
  consoleFolder: string | undefined;
  /** Whether the console answers whoever reaches it, instead of this machine only. */
  isConsoleOpen?: boolean;
  /** How long a request may take to arrive (30 s), and how often that is looked at, in ms. */
  arrival?: { limit: number; every: number };
  /** The operators' desk; not served without its build. */
  deskFolder?: string | undefined;
  /** The staff's workplace; not served without its build. */
  workplaceFolder?: string | undefined;
  /** Areas that come from webpack's dev servers instead of releases: name → address. Pages are rendered by the browser then. */
  devServers: Record<string, string> | undefined;
  /** Origins that an outside captcha service's dialog loads frames, pictures and answers from. */
  captchaOrigins?: string[];
  /** Pause in ms between two questions which pages changed; without it nobody asks, and a page lives for its minute. */
  contentEveryMs?: number;
  logLevel: string;
  /** Who may read `/metrics`; without it only this machine may. */
  metricsToken?: string | undefined;
  /** Whose `x-forwarded-for` is believed; this machine's by default. */
  trustedProxies?: string | undefined;
}

/** Reads the settings from the environment; every one has a default that suits a laptop. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): GatewaySettings {
  return {
    port: Number(env.PORT ?? 8080),
    host: env.HOST ?? '127.0.0.1',
    apiUrl: env.MALL_API ?? `http://127.0.0.1:${env.API_PORT ?? 8081}`,
    mallUrl: (env.MALL_URL || `http://localhost:${env.PORT || 8080}`).replace(/\/$/, ''),
    registry: env.MALL_REGISTRY ?? resolve(env.MALL_DATA ?? '.mall', 'registry'),
    adminToken: env.MALL_ADMIN_TOKEN || undefined,
    consoleFolder: /^(on|open)$/.test(env.MALL_CONSOLE ?? '') ? resolve(import.meta.dirname, '../../console/dist/client') : undefined,
    isConsoleOpen: env.MALL_CONSOLE === 'open',
    deskFolder: resolve(import.meta.dirname, '../../desk/dist/client'),
    workplaceFolder: resolve(import.meta.dirname, '../../workplace/dist/client'),
    devServers: env.MALL_DEV_SERVERS ? (JSON.parse(env.MALL_DEV_SERVERS) as Record<string, string>) : undefined,
    captchaOrigins: (env.CAPTCHA_ORIGINS ?? '').split(/\s+/).filter((origin) => /^https:\/\/[\w.*:-]+$/.test(origin)),
    contentEveryMs: 400,
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsToken: env.METRICS_TOKEN || undefined,
    trustedProxies: env.TRUSTED_PROXIES || undefined,
  };
}
