import { isBlankRichText } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { article } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { move } from './change-state';
import { type ArticleRow, requireMove } from './moves';
import { notifyAuthor } from './notify-author';
import { lockArticle, type VersionedId } from './read-article';

type Step = (
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  addressOf: FileAddressOf,
) => Promise<unknown>;

/** Refuses an article without text and, for a dissertation, without a file. */
function requireContent({ kind, content }: ArticleRow): void {
  const hasText = content.document !== null && !isBlankRichText(content.document);
  if (hasText || (kind === 'dissertation' && content.attachmentId !== null)) return;
  throw new FieldError('document', kind === 'article' ? 'article.empty' : 'article.noText');
}

export const submitArticle: Step = (tx, caller, target, addressOf) =>
  move(tx, caller, 'submit', target, addressOf, (row) => {
    requireContent(row);
    return { set: { reason: null } };
  });

export const withdrawArticle: Step = (tx, caller, target, addressOf) =>
  move(tx, caller, 'withdraw', target, addressOf);

export const unscheduleArticle: Step = (tx, caller, target, addressOf) =>
  move(tx, caller, 'unschedule', target, addressOf, () => ({
    set: { publishAt: null, scheduledBy: null },
  }));

/** Cancels a scheduled publication too, since the article should no longer appear. */
export const unPublishArticle: Step = (tx, caller, target, addressOf) =>
  move(tx, caller, 'unPublish', target, addressOf, () => ({
    set: { isShown: false, publishAt: null, scheduledBy: null },
  }));

/** Returns it to its author, who finds the reason in the inbox and may submit it again. */
export async function returnArticle(
  tx: TenantTx,
  caller: Caller,
  { reason, ...target }: VersionedId & { readonly reason: string },
  addressOf: FileAddressOf,
): Promise<void> {
  const reasonChange = () => ({ set: { reason }, detail: { reason } });
  const row = await move(tx, caller, 'giveBack', target, addressOf, reasonChange);
  await notifyAuthor(tx, row, 'returned', { accountId: caller.accountId, reason });
}

export async function scheduleArticle(
  tx: TenantTx,
  caller: Caller,
  { publishAt: text, ...target }: VersionedId & { readonly publishAt: string },
  addressOf: FileAddressOf,
): Promise<void> {
  const publishAt = new Date(text);
  if (!(publishAt.getTime() > Date.now())) throw new FieldError('publishAt', 'article.past');
  await move(tx, caller, 'schedule', target, addressOf, () => ({
    set: { publishAt, scheduledBy: caller.accountId },
    detail: { publishAt: publishAt.toISOString() },
  }));
}

export const deleteArticle: Step = async (tx, caller, target, addressOf) => {
  const row = await lockArticle(tx, caller, target, addressOf);
  requireMove('delete', row);
  await tx.delete(article).where(eq(article.id, row.id));
  const { title } = row;
  await audit(tx, {
    ...auditContext(caller, row.id),
    action: 'article.deleted',
    detail: { title },
  });
};
