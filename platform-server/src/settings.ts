import { resolve } from 'node:path';
import type { LiveSettings } from './domain/live/provider';
import type { PaymentSettings } from './domain/payment/provider';
import { type S3Settings, s3Of } from './settings/files';
import { type ForeignPlatformSettings, foreignPlatformOf } from './settings/foreign-platform';
import { bootstrapOf, databaseUrlOf, hostOf, isProduction } from './settings/installation';
import { liveOf } from './settings/live';
import { paymentOf } from './settings/payment';
import { mailProvider, secretOf, smsProvider } from './settings/providers';
import {
  address,
  flag,
  fraction,
  integer,
  oneOf,
  optionalFile,
  origins,
  pageAddress,
} from './settings/read-value';
import { timeZoneOf } from './settings/zone';
import { type TrustedProxies, trustedProxies } from './trusted-proxies';

/** All settings from the environment (architecture §4), validated once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly production: boolean;
  /** Demo data and pages may be reachable from other machines. */
  readonly demo: boolean;
  readonly dataDirectory: string;
  /** Storage of uploaded files; null for a folder of the data directory. */
  readonly filesS3: S3Settings | null;
  /** Address of a service that scans each uploaded file; null for none. */
  readonly fileScanUrl: string | null;
  /** Address of a PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** How long a start waits for the database (milliseconds). */
  readonly databaseWait: number;
  readonly importMap: string;
  /** Changes of the import map need the approval of a second person. */
  readonly importMapApproval: boolean;
  /** Files of the build: dist/manifest.json and dist/modules. */
  readonly manifest: string;
  readonly modules: string;
  /** Texts of the built pages. */
  readonly phrases: string;
  /**
   * The site's own address: sent as Origin when foreign modules are checked; gives links in messages their scheme and
   * port.
   */
  readonly siteOrigin: string;
  readonly moduleHosts: readonly string[];
  /** Origins of pictures and videos. */
  readonly pictureHosts: readonly string[];
  readonly runtimeConfig: string;
  readonly apiBaseUrl: string | null;
  /** Where pages send the shell's own calls, if other than `apiBaseUrl`. */
  readonly shellApiUrl: string | null;
  readonly dataAdminUrl: string | null;
  /** What the data-admin site gets in its address; null for the default, which is `code` for the demo's own site. */
  readonly dataAdminHandover: 'token' | 'code' | null;
  /** Another platform whose sessions may make the shell's own calls; null for none. */
  readonly foreignPlatform: ForeignPlatformSettings | null;
  readonly sessionIdle: number;
  readonly sessionAbsolute: number;
  readonly logLevel: string;
  /** Key of codes and of encrypted data; null (not in production) for one stored in the database. */
  readonly secret: string | null;
  readonly smtpUrl: string | null;
  readonly smsWebhookUrl: string | null;
  readonly smsWebhookSecret: string;
  readonly live: LiveSettings;
  readonly payment: PaymentSettings;
  /** Maximum of SMS codes per day: in total, and per tenant. */
  readonly smsDailyLimit: number;
  readonly smsTenantDailyLimit: number;
  /** Seconds between two codes for one recipient. */
  readonly codeCooldown: number;
  readonly digest: 'md5' | 'sha256';
  readonly faceThreshold: number | null;
  readonly faceRetentionDays: number;
  readonly auditRetentionDays: number;
  /** Time zone by whose days the statistics count. */
  readonly timeZone: string;
  /** Origins of shells on other hosts. */
  readonly corsOrigins: readonly string[];
  readonly metricsToken: string | null;
  /** Proxies whose X-Forwarded-For and -Host are trusted; null for none. */
  readonly trustProxy: TrustedProxies;
  /** Sustained requests per second of one network and one account; bursts may be ten times as many. */
  readonly requestsPerNetwork: number;
  readonly requestsPerAccount: number;
  /** Milliseconds after SIGTERM during which /readyz fails while requests are still served. */
  readonly drain: number;
  /** Milliseconds after `drain` within which the process ends. */
  readonly stopWithin: number;
  /** For an empty database in production: the first tenant's domain and its operator. */
  readonly bootstrap: {
    readonly domain: string;
    readonly phone: string;
    readonly password: string;
  } | null;
}

const MINUTE = 60_000;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads the environment; throws StartupError with one sentence for an invalid value. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const production = isProduction(env);
  const localModules = production ? [] : ['http://localhost:*', 'https://localhost:*'];
  const port = integer(env, 'PORT', 9000, 0, 65_535);
  return {
    port,
    host: hostOf(env, production),
    production,
    demo: flag(env, 'DEMO'),
    dataDirectory: resolve(root, env.DATA_DIR || '.data'),
    filesS3: s3Of(env),
    fileScanUrl: address(env, 'FILE_SCAN_URL'),
    databaseUrl: databaseUrlOf(env, production),
    databaseWait: integer(env, 'DATABASE_WAIT_SECONDS', 60, 0, 86_400) * 1000,
    importMap: resolve(root, env.IMPORT_MAP || 'importmap.json'),
    importMapApproval: flag(env, 'IMPORT_MAP_APPROVAL'),
    manifest: resolve(root, 'dist/manifest.json'),
    modules: resolve(root, 'dist/modules'),
    phrases: resolve(root, 'dist/phrases.json'),
    // In production a proxy is in front, so people do not use this port.
    siteOrigin:
      address(env, 'SITE_ORIGIN') ??
      (production ? 'https://localhost' : `http://localhost:${port}`),
    moduleHosts:
      env.MODULE_HOSTS === undefined
        ? localModules
        : origins(env, 'MODULE_HOSTS', { anyPort: true }),
    pictureHosts: origins(env, 'PICTURE_HOSTS'),
    runtimeConfig: optionalFile(env, 'RUNTIME_CONFIG', root, 'config.json'),
    apiBaseUrl: pageAddress(env, 'API_BASE_URL'),
    shellApiUrl: pageAddress(env, 'SHELL_API_URL'),
    dataAdminUrl: address(env, 'DATA_ADMIN_URL'),
    dataAdminHandover:
      env.DATA_ADMIN_HANDOVER === undefined
        ? null
        : oneOf(env, 'DATA_ADMIN_HANDOVER', ['token', 'code'], 'token'),
    foreignPlatform: foreignPlatformOf(env),
    sessionIdle: integer(env, 'SESSION_IDLE_MINUTES', 120, 1, 100_000) * MINUTE,
    sessionAbsolute: integer(env, 'SESSION_MAX_MINUTES', 1440, 1, 1_000_000) * MINUTE,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    secret: secretOf(env, production),
    smtpUrl: mailProvider(env, production),
    ...smsProvider(env, production),
    live: liveOf(env),
    payment: paymentOf(env),
    smsDailyLimit: integer(env, 'SMS_DAILY_LIMIT', 5000, 1, 100_000_000),
    smsTenantDailyLimit: integer(env, 'SMS_TENANT_DAILY_LIMIT', 1000, 1, 100_000_000),
    codeCooldown: integer(env, 'CODE_COOLDOWN_SECONDS', 60, 1, 3600),
    digest: oneOf(env, 'DIGEST', ['md5', 'sha256'], 'md5'),
    faceThreshold: fraction(env, 'FACE_THRESHOLD'),
    faceRetentionDays: integer(env, 'FACE_RETENTION_DAYS', 365, 1, 3650),
    auditRetentionDays: integer(env, 'AUDIT_RETENTION_DAYS', 730, 1, 36_500),
    timeZone: timeZoneOf(env),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    metricsToken: env.METRICS_TOKEN || null,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    requestsPerNetwork: integer(env, 'REQUESTS_PER_NETWORK', 500, 1, 1_000_000),
    requestsPerAccount: integer(env, 'REQUESTS_PER_ACCOUNT', 50, 1, 1_000_000),
    stopWithin: integer(env, 'STOP_SECONDS', 2, 1, 300) * 1000,
    drain: integer(env, 'DRAIN_SECONDS', production ? 5 : 0, 0, 300) * 1000,
    bootstrap: bootstrapOf(env),
  };
}
