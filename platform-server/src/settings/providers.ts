import { StartupError } from '../startup-error';
import type { Env } from './read-value';

const MIN_SECRET = 32;
const RANDOM =
  'set it to at least 32 random characters, for example the output of "openssl rand -base64 32"';

/** Required in production; elsewhere a missing one is generated and stored in the database. */
export function secretOf(env: Env, production: boolean): string | null {
  const secret = env.SERVER_SECRET;
  if (!secret) {
    if (!production) return null;
    throw new StartupError(`SERVER_SECRET is missing: ${RANDOM}.`);
  }
  const hasVariety = new Set(secret).size >= 10;
  if (secret.length < MIN_SECRET || !hasVariety) {
    throw new StartupError(`SERVER_SECRET is too easy to guess: ${RANDOM}.`);
  }
  return secret;
}

function providerUrl(env: Env, name: string, protocols: RegExp, example: string) {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !protocols.test(new URL(text).protocol)) {
    throw new StartupError(`${name} cannot be used: write it as ${example}.`);
  }
  return text;
}

/** Without a provider, codes can only be read on the outbox page, which production lacks. */
function missingSetting(name: string, codeKind: string): StartupError {
  return new StartupError(
    `${name} is missing: set it, as NODE_ENV=production has no outbox page to read ${codeKind} codes from (or set it to "off" to offer none).`,
  );
}

/** An address, alone or with a name: `School <no-reply@example.com>`. */
const SENDER = /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

export function mailProvider(env: Env, production: boolean): string | null {
  if (env.SMTP_URL === 'off') return null;
  const example = 'smtps://user:password@mail.example.com?from=no-reply@example.com';
  const url = providerUrl(env, 'SMTP_URL', /^smtps?:$/, example);
  if (!url && production) throw missingSetting('SMTP_URL', 'e-mail');
  if (url && !SENDER.test(new URL(url).searchParams.get('from') ?? '')) {
    throw new StartupError(
      'SMTP_URL names no sender: add "?from=no-reply@example.com" to it, with an address that the mail server takes from this one.',
    );
  }
  return url;
}

export function smsProvider(env: Env, production: boolean) {
  if (env.SMS_WEBHOOK_URL === 'off') return { smsWebhookUrl: null, smsWebhookSecret: '' };
  const example = 'https://sms.example.com/send';
  const smsWebhookUrl = providerUrl(env, 'SMS_WEBHOOK_URL', /^https?:$/, example);
  if (!smsWebhookUrl && production) throw missingSetting('SMS_WEBHOOK_URL', 'SMS');
  const smsWebhookSecret = env.SMS_WEBHOOK_SECRET ?? '';
  if (smsWebhookUrl && smsWebhookSecret.length < 16) {
    throw new StartupError(
      'SMS_WEBHOOK_SECRET is missing: set it to at least 16 random characters that the receiver knows too.',
    );
  }
  return { smsWebhookUrl, smsWebhookSecret };
}
