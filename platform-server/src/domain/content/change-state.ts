import { type ArticleMove, articleAfter } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import type { article } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { type ArticleRow, requireMove } from './moves';
import { lockArticle, type VersionedId } from './read-article';
import { writeArticle } from './write-article';

/** The audit action of each move. */
const actions = {
  submit: 'article.submitted',
  withdraw: 'article.withdrawn',
  giveBack: 'article.returned',
  schedule: 'article.scheduled',
  unschedule: 'article.unscheduled',
  unPublish: 'article.unpublished',
} as const satisfies Partial<Record<ArticleMove, string>>;

interface More {
  readonly set?: Partial<typeof article.$inferInsert>;
  readonly detail?: object;
}

/** Locks the row, checks the move, writes the new state and an audit entry. */
export async function move(
  tx: TenantTx,
  caller: Caller,
  action: keyof typeof actions,
  target: VersionedId,
  addressOf: FileAddressOf,
  moreColumns: (row: ArticleRow) => More = () => ({}),
): Promise<ArticleRow> {
  const row = await lockArticle(tx, caller, target, addressOf);
  requireMove(action, row);
  const { set, detail } = moreColumns(row);
  await writeArticle(tx, row.id, { state: articleAfter(action, row.state), ...set });
  await audit(tx, {
    ...auditContext(caller, row.id),
    action: actions[action],
    detail: { title: row.title, ...detail },
  });
  return row;
}
