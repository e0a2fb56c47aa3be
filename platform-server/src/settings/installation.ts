import { isMobile } from '@edu/shared-utility/contract';
import { isDomain } from '../http/plain-forms';
import { StartupError } from '../startup-error';
import { type Env, flag, oneOf } from './read-value';

/** Throws for other values, since a misspelt "production" would open a demo to everybody. */
export const isProduction = (env: Env): boolean =>
  oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Refuses a public host for a server with demo accounts and an outbox page, unless DEMO is set. */
export function hostOf(env: Env, production: boolean): string {
  const host = env.HOST || '127.0.0.1';
  if (production || LOOPBACK.test(host) || flag(env, 'DEMO')) return host;
  throw new StartupError(
    `HOST is "${host}", which others can reach, and the demo accounts' password is published: set NODE_ENV=production for a real installation, or DEMO=1 to show the demo there all the same.`,
  );
}

/**
 * Requires DATABASE_URL in production unless EMBEDDED_DATABASE is set: the embedded database does not wait for the
 * disk.
 */
export function databaseUrlOf(env: Env, production: boolean): string | null {
  const url = env.DATABASE_URL || null;
  const embedded = flag(env, 'EMBEDDED_DATABASE');
  if (url && embedded) {
    throw new StartupError(
      'DATABASE_URL and EMBEDDED_DATABASE are both set: leave out the one that is not meant.',
    );
  }
  if (!url && !embedded && production) {
    throw new StartupError(
      'DATABASE_URL is missing: set it to postgresql://user:password@host:5432/database (or EMBEDDED_DATABASE=1, for a trial whose data may be lost with the power).',
    );
  }
  if (url && URL.canParse(url) && !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new StartupError(
      'DATABASE_URL is no address of PostgreSQL: write it as postgresql://user:password@host:5432/database.',
    );
  }
  return url;
}

const firstNames = ['BOOTSTRAP_DOMAIN', 'BOOTSTRAP_PHONE', 'BOOTSTRAP_PASSWORD'] as const;

/**
 * The first tenant's domain and its operator; throws unless all three or none are set, since nobody could log in
 * otherwise.
 */
export function bootstrapOf(env: Env) {
  const missing = firstNames.filter((name) => !env[name]);
  if (missing.length === firstNames.length) return null;
  if (missing.length > 0) {
    throw new StartupError(
      `${missing.join(' and ')} is missing: set ${firstNames.join(', ')} together.`,
    );
  }
  const [domain = '', phone = '', password = ''] = firstNames.map((name) => env[name]);
  if (!isDomain(domain)) {
    throw new StartupError(
      `BOOTSTRAP_DOMAIN is "${domain}": set it to the bare host of the site, such as admin.example.com.`,
    );
  }
  if (!isMobile(phone)) {
    throw new StartupError(
      `BOOTSTRAP_PHONE is "${phone}": set it to the operator's mobile number, 11 digits from 1.`,
    );
  }
  return { domain, phone, password };
}
