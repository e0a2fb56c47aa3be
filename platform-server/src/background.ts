import type { Database } from './db/database';
import { reasonOf } from './describe-error';
import type { CodePolicy } from './domain/codes/codes';
import { deliverMail } from './domain/codes/deliver-mail';
import { deliverSms } from './domain/codes/deliver-sms';
import { type Channel, type Deliver, deliverDue } from './domain/codes/outbox';
import { runHousekeeping } from './housekeeping';
import type { Settings } from './settings';

const DELIVER_EVERY = 1000;
const HOUSEKEEPING_EVERY = 600_000;

/** Runs `work` again and again, never twice at once; the returned function ends it and waits. */
function repeat(
  every: number,
  work: (signal: AbortSignal) => Promise<void>,
  warn: (reason: string) => void,
) {
  let running: Promise<void> | null = null;
  const stop = new AbortController();
  const tick = (): void => {
    running ??= work(stop.signal)
      .catch((error: unknown) => warn(reasonOf(error)))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(tick, every);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}

/** Delivers messages and keeps house while the server runs. */
export function startBackground(
  db: Database,
  { secret, sms }: Pick<CodePolicy, 'secret' | 'sms'>,
  settings: Settings,
  warn: (fields: object, text: string) => void,
): () => Promise<void> {
  const { smtpUrl, smsWebhookUrl, smsWebhookSecret } = settings;
  const failed = (reason: string, row?: object): void =>
    warn({ reason, ...row }, 'background work failed');
  // Each channel for itself: a mail server that hangs holds no SMS up.
  const delivering = (channel: Channel, deliver: Deliver) =>
    repeat(
      DELIVER_EVERY,
      (signal) => deliverDue({ db, secret, sms, channel, deliver, warn: failed, signal }),
      (reason) => failed(reason),
    );
  const stops = [
    repeat(
      HOUSEKEEPING_EVERY,
      () => runHousekeeping(db, { auditDays: settings.auditRetentionDays }),
      (reason) => failed(reason),
    ),
    ...(smtpUrl ? [delivering('mail', deliverMail(smtpUrl))] : []),
    ...(smsWebhookUrl ? [delivering('sms', deliverSms(smsWebhookUrl, smsWebhookSecret))] : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
