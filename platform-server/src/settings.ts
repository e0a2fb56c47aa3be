import { resolve } from 'node:path';
import { isApiAddress } from '@edu/shared-utility/contract';
import { plainOrigin } from './http/origin';
import { StartupError } from './startup-error';
import { type TrustedProxies, trustedProxies } from './trusted-proxies';

/** Everything that the environment decides (design §4), checked once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly production: boolean;
  /** Demo data and its pages may be seen beyond this machine. */
  readonly demo: boolean;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  readonly importMap: string;
  /** Changes of the map wait for a second person. */
  readonly importMapApproval: boolean;
  /** What the build made: dist/manifest.json and dist/modules. */
  readonly manifest: string;
  readonly modules: string;
  /** The site's own address, sent as Origin when a foreign module is looked at. */
  readonly siteOrigin: string;
  readonly moduleHosts: readonly string[];
  /** Origins that pictures and videos may come from. */
  readonly pictureHosts: readonly string[];
  readonly runtimeConfig: string;
  readonly apiBaseUrl: string | null;
  /** Where pages send the shell's own calls, if not there. */
  readonly shellApiUrl: string | null;
  readonly dataAdminUrl: string | null;
  readonly sessionIdle: number;
  readonly sessionAbsolute: number;
  readonly logLevel: string;
  /** Key of codes and of what is stored encrypted; null outside production: one is kept in the database. */
  readonly secret: string | null;
  readonly smtpUrl: string | null;
  readonly smsWebhookUrl: string | null;
  readonly smsWebhookSecret: string;
  /** Code messages a day, of all tenants together and of one. */
  readonly smsDailyLimit: number;
  readonly smsTenantDailyLimit: number;
  /** Seconds between two codes for one recipient. */
  readonly codeCooldown: number;
  readonly digest: 'md5' | 'sha256';
  readonly faceThreshold: number | null;
  readonly faceRetentionDays: number;
  readonly auditRetentionDays: number;
  /** Origins of shells on other hosts. */
  readonly corsOrigins: readonly string[];
  readonly metricsToken: string | null;
  /** Whose X-Forwarded-For and -Host are believed; null for nobody's. */
  readonly trustProxy: TrustedProxies;
  /** Requests a second that one network and one account may send for long; ten times as many at once. */
  readonly requestsPerNetwork: number;
  readonly requestsPerAccount: number;
  /** From SIGTERM to the end of the process at the latest, in milliseconds. */
  readonly stopWithin: number;
  /** For an empty database in production: the first tenant's domain and its operator. */
  readonly bootstrap: {
    readonly domain: string;
    readonly phone: string;
    readonly password: string;
  } | null;
}

const MINUTE = 60_000;

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number) {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new StartupError(`${name} is "${text}": set it to a whole number from ${min} to ${max}.`);
  }
  return value;
}

function address(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartupError(`${name} is "${text}": set it to an http or https address.`);
  }
  return text.replace(/\/$/, '');
}

/** An address as pages read it: a path means their own origin. */
function pageAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!isApiAddress(text)) {
    throw new StartupError(
      `${name} is "${text}": set it to an http or https address, or to "/" for the host of the page itself.`,
    );
  }
  return text;
}

const words = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((word) => word !== '');

/** Reads the environment; throws StartupError with one sentence for a value that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const production = env.NODE_ENV === 'production';
  const localModules = production ? [] : ['http://localhost:*', 'https://localhost:*'];
  return {
    port: integer(env, 'PORT', 9000, 0, 65_535),
    host: hostOf(env, production),
    production,
    demo: isDemo(env),
    dataDirectory: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    importMap: resolve(root, env.IMPORT_MAP || 'importmap.json'),
    importMapApproval: env.IMPORT_MAP_APPROVAL === '1',
    manifest: resolve(root, 'dist/manifest.json'),
    modules: resolve(root, 'dist/modules'),
    siteOrigin:
      address(env, 'SITE_ORIGIN') ?? `http://localhost:${integer(env, 'PORT', 9000, 0, 65_535)}`,
    moduleHosts: env.MODULE_HOSTS === undefined ? localModules : words(env.MODULE_HOSTS),
    pictureHosts: words(env.PICTURE_HOSTS).map((origin) => originOf('PICTURE_HOSTS', origin)),
    runtimeConfig: resolve(root, env.RUNTIME_CONFIG || 'config.json'),
    apiBaseUrl: pageAddress(env, 'API_BASE_URL'),
    shellApiUrl: pageAddress(env, 'SHELL_API_URL'),
    dataAdminUrl: address(env, 'DATA_ADMIN_URL'),
    sessionIdle: integer(env, 'SESSION_IDLE_MINUTES', 120, 1, 100_000) * MINUTE,
    sessionAbsolute: integer(env, 'SESSION_MAX_MINUTES', 1440, 1, 1_000_000) * MINUTE,
    logLevel: env.LOG_LEVEL || (production ? 'info' : 'warn'),
    secret: secretOf(env, production),
    smtpUrl: mailProvider(env, production),
    ...smsProvider(env, production),
    smsDailyLimit: integer(env, 'SMS_DAILY_LIMIT', 5000, 1, 100_000_000),
    smsTenantDailyLimit: integer(env, 'SMS_TENANT_DAILY_LIMIT', 1000, 1, 100_000_000),
    codeCooldown: integer(env, 'CODE_COOLDOWN_SECONDS', 60, 1, 3600),
    digest: env.DIGEST === 'sha256' ? 'sha256' : 'md5',
    faceThreshold: threshold(env),
    faceRetentionDays: integer(env, 'FACE_RETENTION_DAYS', 365, 1, 3650),
    auditRetentionDays: integer(env, 'AUDIT_RETENTION_DAYS', 730, 1, 36_500),
    corsOrigins: words(env.CORS_ORIGINS).map((origin) => originOf('CORS_ORIGINS', origin)),
    metricsToken: env.METRICS_TOKEN || null,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    requestsPerNetwork: integer(env, 'REQUESTS_PER_NETWORK', 500, 1, 1_000_000),
    requestsPerAccount: integer(env, 'REQUESTS_PER_ACCOUNT', 50, 1, 1_000_000),
    stopWithin: integer(env, 'STOP_SECONDS', 2, 1, 300) * 1000,
    bootstrap: bootstrapOf(env),
  };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

function isDemo({ DEMO: text }: NodeJS.ProcessEnv): boolean {
  if (text === undefined || text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new StartupError(`DEMO is "${text}": set it to 1, or leave it out.`);
}

/** A server with demo accounts and everybody's codes on a page is for this machine, unless that is meant. */
function hostOf(env: NodeJS.ProcessEnv, production: boolean): string {
  const host = env.HOST || '127.0.0.1';
  if (production || LOOPBACK.test(host) || isDemo(env)) return host;
  throw new StartupError(
    `HOST is "${host}", which others can reach, and the demo accounts' password is published: set NODE_ENV=production for a real installation, or DEMO=1 to show the demo there all the same.`,
  );
}

const MIN_SECRET = 32;

/** Production needs a secret of its own: everywhere else one is made and kept in the database. */
function secretOf(env: NodeJS.ProcessEnv, production: boolean): string | null {
  const secret = env.SERVER_SECRET;
  if (!secret) {
    if (!production) return null;
    throw new StartupError(
      'SERVER_SECRET is missing: set it to at least 32 random characters, for example the output of "openssl rand -base64 32".',
    );
  }
  const varied = new Set(secret).size >= 10;
  if (secret.length < MIN_SECRET || !varied) {
    throw new StartupError(
      'SERVER_SECRET is too easy to guess: set it to at least 32 random characters, for example the output of "openssl rand -base64 32".',
    );
  }
  return secret;
}

function providerUrl(env: NodeJS.ProcessEnv, name: string, protocols: RegExp, example: string) {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !protocols.test(new URL(text).protocol)) {
    throw new StartupError(`${name} cannot be used: write it as ${example}.`);
  }
  return text;
}

/** Without a provider codes lie in the outbox page, which production does not have. */
function needed(name: string, what: string): StartupError {
  return new StartupError(
    `${name} is missing: set it, as NODE_ENV=production has no outbox page to read ${what} codes from (or set it to "off" to offer none).`,
  );
}

function mailProvider(env: NodeJS.ProcessEnv, production: boolean): string | null {
  if (env.SMTP_URL === 'off') return null;
  const example = 'smtps://user:password@mail.example.com?from=no-reply@example.com';
  const url = providerUrl(env, 'SMTP_URL', /^smtps?:$/, example);
  if (!url && production) throw needed('SMTP_URL', 'e-mail');
  return url;
}

function smsProvider(env: NodeJS.ProcessEnv, production: boolean) {
  if (env.SMS_WEBHOOK_URL === 'off') return { smsWebhookUrl: null, smsWebhookSecret: '' };
  const example = 'https://sms.example.com/send';
  const smsWebhookUrl = providerUrl(env, 'SMS_WEBHOOK_URL', /^https?:$/, example);
  if (!smsWebhookUrl && production) throw needed('SMS_WEBHOOK_URL', 'SMS');
  const smsWebhookSecret = env.SMS_WEBHOOK_SECRET ?? '';
  if (smsWebhookUrl && smsWebhookSecret.length < 16) {
    throw new StartupError(
      'SMS_WEBHOOK_SECRET is missing: set it to at least 16 random characters that the receiver knows too.',
    );
  }
  return { smsWebhookUrl, smsWebhookSecret };
}

function threshold(env: NodeJS.ProcessEnv): number | null {
  if (!env.FACE_THRESHOLD) return null;
  const value = Number(env.FACE_THRESHOLD);
  if (!(value > 0 && value < 1)) {
    throw new StartupError('FACE_THRESHOLD must lie between 0 and 1; 0.45 is the default.');
  }
  return value;
}

function originOf(name: string, text: string): string {
  if (plainOrigin(text) !== text) {
    throw new StartupError(
      `${name} holds "${text}": list origins such as https://admin.example.com, separated by commas.`,
    );
  }
  return text;
}

function bootstrapOf(env: NodeJS.ProcessEnv): Settings['bootstrap'] {
  const { BOOTSTRAP_DOMAIN: domain, BOOTSTRAP_PHONE: phone, BOOTSTRAP_PASSWORD: password } = env;
  return domain && phone && password ? { domain, phone, password } : null;
}
