import type { Locale } from '@edu/shared-utility/contract';
import { phrase } from '../../phrases';
import type { Secret } from './secret';

/** Prefix of the purpose of messages without a code. */
export const NOTICE = 'notice.';

/** Invites somebody to a tenant; the message says which, and where to answer. */
export const INVITATION = `${NOTICE}invitation`;

/** A tenant has opened an account for somebody's number; the message says where its owner logs in by a code. */
export const ACCOUNT_OPENED = `${NOTICE}accountOpened`;

/** A member of a tenant was made staff there; the message says where to log in. */
export const MADE_STAFF = `${NOTICE}madeStaff`;

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

export function noticeText(
  { purpose, locale, ...row }: StoredMessage,
  subject: string,
  secret: Secret,
): string {
  const tenant = row.tenant ?? '';
  // Sent messages lose their cipher and are not composed again.
  const stored = (without = ''): string =>
    row.code_cipher === null ? without : secret.decrypt(row.code_cipher);
  switch (purpose) {
    case INVITATION: {
      // An older version stored no address.
      const address = stored(`${row.domain ?? ''}/entrance/invitation`);
      return phrase(locale, 'invitation.text', { tenant, address });
    }
    case ACCOUNT_OPENED:
      return phrase(locale, 'accountOpened.text', { tenant, address: stored() });
    case MADE_STAFF:
      return phrase(locale, 'madeStaff.text', { tenant, address: stored() });
    case REGISTRATION_ACCEPTED:
      return `${subject}${phrase(locale, 'registration.next')}`;
    case REGISTRATION_RETURNED:
    case SESSIONS_ENDED:
      return phrase(locale, 'notice.withReason', { subject, reason: stored() });
    default:
      return row.code_cipher === null
        ? phrase(locale, 'notice.text', { subject })
        : phrase(locale, 'notice.undo', { subject, link: stored() });
  }
}
