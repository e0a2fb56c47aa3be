import type { Locale } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import type { Secret } from './secret';

/** A message as passed to a provider. */
export interface Message {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Empty for a notice. */
  readonly code: string;
  readonly purpose: string;
}

/** Prefix of the purpose of messages without a code. */
export const NOTICE = 'notice.';
/** Invites somebody to a tenant; the message says which, and where to answer. */
export const INVITATION = `${NOTICE}invitation`;

/** A tenant has opened an account for somebody's number; the message says where its owner logs in by a code. */
export const ACCOUNT_OPENED = `${NOTICE}accountOpened`;

/** A log-in from a new network: not urgent, so it waits for room in the SMS budget, as an invitation does. */
export const NEW_NETWORK = `${NOTICE}newNetwork`;

/** The result of a company's registration; the cipher holds the reason if it was returned. */
export const REGISTRATION_ACCEPTED = `${NOTICE}registrationAccepted`;
export const REGISTRATION_RETURNED = `${NOTICE}registrationReturned`;

/** An administrator ended somebody's sessions; the cipher holds the reason. */
export const SESSIONS_ENDED = `${NOTICE}sessionsEnded`;

/** An announcement of an organisation to its people; the text is in its table. */
export const ANNOUNCEMENT = `${NOTICE}announcement`;

/** A message as stored in the outbox. */
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
  /** Set for an announcement. */
  readonly title?: string | null;
  readonly body?: string | null;
}

/** A mail has the whole text, an SMS only the title, since its length costs money. */
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
    // An older version stored no address.
    const address =
      row.code_cipher === null
        ? `${row.domain ?? ''}/entrance/invitation`
        : secret.decrypt(row.code_cipher);
    const text = phrase(locale, 'invitation.text', { tenant, address });
    return { id, to, code: '', purpose, subject, text };
  }
  if (purpose === ACCOUNT_OPENED) {
    // Sent messages lose their cipher and are not composed again.
    const address = row.code_cipher === null ? '' : secret.decrypt(row.code_cipher);
    const text = phrase(locale, 'accountOpened.text', { tenant, address });
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
    // Sent messages lose their cipher and are not composed again.
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

/** The text of a message in the recipient's language. */
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
