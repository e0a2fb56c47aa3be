import type { Locale } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import type { Secret } from './secret';

/** A message as a provider gets it. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Empty for a notice. */
  readonly code: string;
  readonly purpose: string;
}

/** How the purpose of a message without a code begins. */
export const NOTICE = 'notice.';
/** Asks somebody to a tenant; the message says which, and where to answer. */
export const INVITATION = `${NOTICE}invitation`;

/** Of a log-in: ordinary, so it waits for room in the budget like an invitation. */
export const NEW_NETWORK = `${NOTICE}newNetwork`;

/** What became of a company's registration; the cipher holds the reason of one that was returned. */
export const REGISTRATION_ACCEPTED = `${NOTICE}registrationAccepted`;
export const REGISTRATION_RETURNED = `${NOTICE}registrationReturned`;

/** An administrator has ended somebody's sessions; the cipher holds why. */
export const SESSIONS_ENDED = `${NOTICE}sessionsEnded`;

/** Of an organisation to its people: what it says is in the announcement. */
export const ANNOUNCEMENT = `${NOTICE}announcement`;

/** A message as the outbox has it. */
export interface StoredMessage {
  readonly id: string;
  readonly account: string;
  readonly purpose: string;
  readonly locale: Locale;
  /** The code, or the link of a notice, encrypted. */
  readonly code_cipher: string | null;
  readonly tenant: string | null;
  readonly domain: string | null;
  readonly channel?: 'sms' | 'mail';
  /** Of an announcement. */
  readonly title?: string | null;
  readonly body?: string | null;
}

/** A mail says all of it, an SMS what it is about: its length is paid for. */
function composeAnnouncement({ id, account: to, purpose, locale, ...row }: StoredMessage): Message {
  const values = { tenant: row.tenant ?? '', title: row.title ?? '', text: row.body ?? '' };
  const subject = phrase(locale, 'notice.announcement', values);
  const text = phrase(
    locale,
    row.channel === 'sms' ? 'announcement.sms' : 'announcement.mail',
    values,
  );
  return { id, to, code: '', purpose, subject, text };
}

function composeNotice(
  { id, account: to, purpose, locale, ...row }: StoredMessage,
  secret: Secret,
): Message {
  if (purpose === ANNOUNCEMENT)
    return composeAnnouncement({ id, account: to, purpose, locale, ...row });
  const tenant = row.tenant ?? '';
  const subject = phrase(locale, purpose as PhraseKey, { tenant });
  if (purpose === INVITATION) {
    // a former version kept none
    const address =
      row.code_cipher === null
        ? `${row.domain ?? ''}/entrance/invitation`
        : secret.decrypt(row.code_cipher);
    const text = phrase(locale, 'invitation.text', { tenant, address });
    return { id, to, code: '', purpose, subject, text };
  }
  if (purpose === REGISTRATION_ACCEPTED) {
    return {
      id,
      to,
      code: '',
      purpose,
      subject,
      text: `${subject}${phrase(locale, 'registration.next')}`,
    };
  }
  if (purpose === REGISTRATION_RETURNED || purpose === SESSIONS_ENDED) {
    // What has gone out is emptied: nothing is composed of it again.
    const reason = row.code_cipher === null ? '' : secret.decrypt(row.code_cipher);
    const text = phrase(locale, 'notice.withReason', { subject, reason });
    return { id, to, code: '', purpose, subject, text };
  }
  const text =
    row.code_cipher === null
      ? phrase(locale, 'notice.text', { subject })
      : phrase(locale, 'notice.undo', { subject, link: secret.decrypt(row.code_cipher) });
  return { id, to, code: '', purpose, subject, text };
}

/** What a person reads, in their language. */
export function composeMessage(row: StoredMessage, secret: Secret): Message {
  if (row.purpose.startsWith(NOTICE)) return composeNotice(row, secret);
  if (row.code_cipher === null) throw new Error('the code is no longer kept');
  const code = secret.decrypt(row.code_cipher);
  const purpose = phrase(row.locale, `code.${row.purpose}` as PhraseKey);
  return {
    id: row.id,
    to: row.account,
    code,
    purpose: row.purpose,
    subject: phrase(row.locale, 'code.subject', { purpose }),
    text: phrase(row.locale, 'code.text', { purpose, code, minutes: 10 }),
  };
}
