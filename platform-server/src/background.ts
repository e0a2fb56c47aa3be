import type { Database } from './db/database';
import { reasonOf } from './describe-error';
import { sendDueAnnouncements } from './domain/announcements/send-due';
import type { Channel } from './domain/codes/claim-messages';
import type { CodePolicy } from './domain/codes/code-policy';
import { deliverMail } from './domain/codes/deliver-mail';
import { deliverSms } from './domain/codes/deliver-sms';
import { deliverDue } from './domain/codes/outbox';
import type { Deliver } from './domain/codes/outbox-context';
import { publishDueArticles } from './domain/content/publish-due';
import { notifyEndings } from './domain/courses/notify-endings';
import { remindOfLive } from './domain/live/remind';
import { rewordFormulas } from './domain/questions/reword';
import { handInDue } from './domain/sittings/hand-in-due';
import { rollUp } from './domain/statistics/roll-up/roll-up';
import { sweepJobFiles } from './domain/sweep-job-files';
import { issueDue } from './domain/trains/issue-due';
import type { Files } from './files/files';
import { sweepUploads } from './files/sweep';
import { runHousekeeping } from './housekeeping';
import type { Services } from './http/services';
import type { Settings } from './settings/server-settings';

const DELIVER_INTERVAL = 1000;
const PREPARE_EVERY = 1000;
const HAND_IN_INTERVAL = 2_000;
const ANNOUNCE_INTERVAL = 5_000;
const PUBLISH_EVERY = 5_000;
const REMIND_EVERY = 15_000;
const ENDINGS_INTERVAL = 60_000;
const ISSUE_EVERY = 15_000;
const ROLL_UP_EVERY = 60_000;
const HOUSEKEEPING_EVERY = 600_000;
/** Milliseconds after the start: late enough not to delay it, early enough for processes that run only briefly. */
const HOUSEKEEPING_AFTER = 3_000;
const ROLL_UP_AFTER = 5_000;

/** Repeats `work` without overlaps; the returned function stops it and waits for the current run. */
function repeat(
  interval: number,
  work: (signal: AbortSignal) => Promise<void>,
  warn: (reason: string) => void,
  firstAfter: number | null = null,
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
  const first = firstAfter === null ? undefined : setTimeout(tick, firstAfter).unref();
  const timer = setInterval(tick, interval).unref();
  return async (): Promise<void> => {
    clearTimeout(first);
    clearInterval(timer);
    stop.abort();
    await running;
  };
}

/** Starts all recurring work of a running server, from message delivery to housekeeping. */
export function startBackground(
  {
    db,
    files,
    jobs,
    site,
  }: Pick<Services, 'jobs' | 'site'> & {
    readonly db: Database;
    readonly files: Files;
  },
  { secret, sms, delivers }: Pick<CodePolicy, 'secret' | 'sms' | 'delivers'>,
  settings: Settings,
  warn: (fields: object, text: string) => void,
): () => Promise<void> {
  const { smtpUrl, smsWebhookUrl, smsWebhookSecret } = settings;
  const warnFailure = (reason: string, row?: object): void =>
    warn({ reason, ...row }, 'background work failed');
  // Separate loops per channel, so that a mail server that hangs does not delay SMS.
  const delivering = (channel: Channel, deliver: Deliver) =>
    repeat(
      DELIVER_INTERVAL,
      (signal) => deliverDue({ db, secret, sms, channel, deliver, warn: warnFailure, signal }),
      (reason) => warnFailure(reason),
    );
  const stopFunctions = [
    repeat(
      ANNOUNCE_INTERVAL,
      () => sendDueAnnouncements(db, delivers, warnFailure),
      (reason) => warnFailure(reason),
    ),
    repeat(
      PUBLISH_EVERY,
      () => publishDueArticles(db, warnFailure),
      (reason) => warnFailure(reason),
    ),
    repeat(
      REMIND_EVERY,
      () => remindOfLive(db, warnFailure),
      (reason) => warnFailure(reason),
    ),
    repeat(
      ENDINGS_INTERVAL,
      () => notifyEndings(db),
      (reason) => warnFailure(reason),
    ),
    repeat(
      HAND_IN_INTERVAL,
      () => handInDue(db, warnFailure),
      (reason) => warnFailure(reason),
    ),
    repeat(
      ISSUE_EVERY,
      () =>
        issueDue(
          db,
          jobs,
          { secret, delivers, locale: 'zh-CN', site: site.origin, host: '' },
          warnFailure,
        ),
      (reason) => warnFailure(reason),
    ),
    repeat(
      ROLL_UP_EVERY,
      (signal) => rollUp(db, settings.timeZone, signal),
      (reason) => warnFailure(reason),
      ROLL_UP_AFTER,
    ),
    repeat(
      PREPARE_EVERY,
      () => files.prepare(warnFailure),
      (reason) => warnFailure(reason),
    ),
    repeat(
      HOUSEKEEPING_EVERY,
      async () => {
        await runHousekeeping(db, { auditDays: settings.auditRetentionDays });
        await rewordFormulas(db);
        await sweepUploads(db, files.storage);
        await sweepJobFiles(db, files.storage);
      },
      (reason) => warnFailure(reason),
      HOUSEKEEPING_AFTER,
    ),
    ...(smtpUrl ? [delivering('mail', deliverMail(smtpUrl))] : []),
    ...(smsWebhookUrl ? [delivering('sms', deliverSms(smsWebhookUrl, smsWebhookSecret))] : []),
  ];
  return async () => {
    await Promise.all(stopFunctions.map((stop) => stop()));
  };
}
