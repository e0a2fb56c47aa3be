import type { InboxItem } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type PhraseKey, phrase } from '../../phrases';
import { type ArticleMessage, articleMessage } from '../content/article-messages';
import { type EndingMessage, endingMessage } from '../courses/ending-messages';
import { type DeclarationMessage, declarationMessage } from '../declarations/declaration-messages';
import { type LiveMessage, liveMessage, type Reader } from '../live/live-messages';
import type { Owner } from './unread-messages';

/** `made` has the values from which the text of a notice is made when it is read. */
type Kinds =
  | { kind: InboxItem['kind']; made: null }
  | { kind: 'live'; made: LiveMessage }
  | { kind: 'course'; made: EndingMessage }
  | { kind: 'declaration'; made: DeclarationMessage }
  | { kind: 'article'; made: ArticleMessage };

export type ItemRow = Kinds & {
  id: string;
  title: string;
  text: string;
  sender: string | null;
  sentAt: Date;
  read_at: Date | null;
};

export const itemsOf = ({ memberId, accountId }: Owner, words: string | null): SQL => sql`
  SELECT n.id, 'announcement' AS kind, n.title, n.body AS text, o.name AS sender, n.sent_at AS "sentAt", r.read_at,
    NULL::jsonb AS made
  FROM announcement_receipt r
  JOIN announcement n ON n.id = r.announcement_id AND n.state = 'sent'
  JOIN organ o ON o.id = n.organ_id
  WHERE r.member_id = ${memberId}::uuid
    AND (${words}::text IS NULL OR n.title ILIKE ${words} OR n.body ILIKE ${words})
  UNION ALL
  SELECT l.id, 'live', l.title, '', o.name, l.created_at, l.read_at, jsonb_build_object('kind', l.kind,
    'liveId', l.live_id, 'course', l.course_title, 'startsAt', l.starts_at, 'reason', l.reason)
  FROM live_notice l JOIN organ o ON o.id = l.organ_id
  WHERE l.member_id = ${memberId}::uuid
    AND (${words}::text IS NULL OR l.title ILIKE ${words} OR l.course_title ILIKE ${words})
  UNION ALL
  SELECT e.id, 'course', e.course_title, '', o.name, e.created_at, e.read_at,
    jsonb_build_object('kind', e.kind, 'courseId', e.course_id)
  FROM course_notice e JOIN organ o ON o.id = e.organ_id
  WHERE e.member_id = ${memberId}::uuid
    AND (${words}::text IS NULL OR e.course_title ILIKE ${words})
  UNION ALL
  SELECT d.id, 'declaration', d.title, '', o.name, d.created_at, d.read_at,
    jsonb_build_object('kind', d.kind, 'declarationId', d.declaration_id, 'reason', d.reason)
  FROM declaration_notice d JOIN organ o ON o.id = d.organ_id
  WHERE d.member_id = ${memberId}::uuid
    AND (${words}::text IS NULL OR d.title ILIKE ${words} OR d.reason ILIKE ${words})
  UNION ALL
  SELECT t.id, 'article', t.title, '', o.name, t.created_at, t.read_at,
    jsonb_build_object('kind', t.kind, 'of', t.article_kind, 'articleId', t.article_id, 'reason', t.reason)
  FROM article_notice t JOIN organ o ON o.id = t.organ_id
  WHERE t.member_id = ${memberId}::uuid
    AND (${words}::text IS NULL OR t.title ILIKE ${words} OR t.reason ILIKE ${words})
  UNION ALL
  SELECT id, 'notice', change, '', NULL, created_at, read_at, NULL::jsonb
  FROM account_notice
  WHERE account_id = ${accountId}::uuid AND ${words}::text IS NULL`;

/** The text of a row in the reader's language and time zone. */
export function textOf(
  { title, text, ...row }: ItemRow,
  reader: Reader,
): { title: string; text: string } {
  switch (row.kind) {
    case 'live':
      return liveMessage(title, row.made, reader);
    case 'course':
      return endingMessage(title, row.made, reader);
    case 'declaration':
      return declarationMessage(title, row.made, reader);
    case 'article':
      return articleMessage(title, row.made, reader);
    case 'notice':
      return { title: phrase(reader.locale, `notice.${title}` as PhraseKey), text };
    default:
      return { title, text };
  }
}
