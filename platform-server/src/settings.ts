import { resolve } from 'node:path';
import { s3Of } from './settings/files';
import { foreignPlatformOf } from './settings/foreign-platform';
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
import type { Settings } from './settings/server-settings';
import { timeZoneOf } from './settings/zone';
import { trustedProxies } from './trusted-proxies';

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
