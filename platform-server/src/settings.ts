import { resolve } from 'node:path';
import { StartupError } from './startup-error';

/** Everything that the environment decides (design §4), checked once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly production: boolean;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  readonly importMap: string;
  readonly moduleHosts: readonly string[];
  readonly runtimeConfig: string;
  readonly apiBaseUrl: string | null;
  readonly dataAdminUrl: string | null;
  readonly sessionIdle: number;
  readonly sessionAbsolute: number;
  readonly logLevel: string;
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

const words = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((word) => word !== '');

/** Reads the environment; throws StartupError with one sentence for a value that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const production = env.NODE_ENV === 'production';
  const localModules = production ? [] : ['http://localhost:*', 'https://localhost:*'];
  return {
    port: integer(env, 'PORT', 9000, 0, 65_535),
    host: env.HOST || '127.0.0.1',
    production,
    dataDirectory: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    importMap: resolve(root, env.IMPORT_MAP || 'importmap.json'),
    moduleHosts: env.MODULE_HOSTS === undefined ? localModules : words(env.MODULE_HOSTS),
    runtimeConfig: resolve(root, env.RUNTIME_CONFIG || 'config.json'),
    apiBaseUrl: address(env, 'API_BASE_URL'),
    dataAdminUrl: address(env, 'DATA_ADMIN_URL'),
    sessionIdle: integer(env, 'SESSION_IDLE_MINUTES', 120, 1, 100_000) * MINUTE,
    sessionAbsolute: integer(env, 'SESSION_MAX_MINUTES', 1440, 1, 1_000_000) * MINUTE,
    logLevel: env.LOG_LEVEL || 'warn',
  };
}
