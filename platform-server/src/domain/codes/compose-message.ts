import { type PhraseKey, phrase } from '../../phrases';
import { ANNOUNCEMENT, NOTICE, noticeText, type StoredMessage } from './notice-text';
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

function composeNotice(row: StoredMessage, secret: Secret): Message {
  const { id, account: to, purpose, locale } = row;
  if (purpose === ANNOUNCEMENT) return composeAnnouncement(row);
  const subject = phrase(locale, purpose as PhraseKey, { tenant: row.tenant ?? '' });
  return { id, to, code: '', purpose, subject, text: noticeText(row, subject, secret) };
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
