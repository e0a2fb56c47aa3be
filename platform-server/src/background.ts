import type { Database } from './db/database';
import { deliverMail } from './domain/codes/deliver-mail';
import { deliverSms } from './domain/codes/deliver-sms';
import { deliverDue } from './domain/codes/outbox';
import type { Secret } from './domain/codes/secret';
import { keepHouse } from './housekeeping';
import type { Settings } from './settings';

const DELIVER_EVERY = 1000;
const HOUSE_EVERY = 600_000;

/** Runs `work` again and again, never twice at once; the returned function ends it and waits. */
function repeat(every: number, work: () => Promise<void>, complain: (reason: string) => void) {
  let running: Promise<void> | null = null;
  const tick = (): void => {
    running ??= work()
      .catch((error: Error) => complain(error.message))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(tick, every);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}

/** Delivers messages and keeps house while the server runs. */
export function startBackground(
  db: Database,
  secret: Secret,
  settings: Settings,
  complain: (fields: object, text: string) => void,
): () => Promise<void> {
  const { smtpUrl, smsWebhookUrl, smsWebhookSecret } = settings;
  const channels = {
    ...(smtpUrl && { mail: deliverMail(smtpUrl) }),
    ...(smsWebhookUrl && { sms: deliverSms(smsWebhookUrl, smsWebhookSecret) }),
  };
  const failed = (reason: string, row?: object): void =>
    complain({ reason, ...row }, 'background work failed');
  const stops = [
    repeat(
      HOUSE_EVERY,
      () => keepHouse(db, { auditDays: settings.auditRetentionDays }),
      (reason) => failed(reason),
    ),
    ...(Object.keys(channels).length > 0
      ? [
          repeat(
            DELIVER_EVERY,
            () => deliverDue(db, secret, channels, failed),
            (reason) => failed(reason),
          ),
        ]
      : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
