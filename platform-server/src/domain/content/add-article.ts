import { errorCodes } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { article } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { recordUses } from '../resources/record-uses';
import { requireMembers } from '../versions';
import { type ArticleInput, columns, pick, texts } from './article-columns';
import {
  type ArticleContent,
  contentWithDefaults,
  resourceIdsOf,
  searchText,
} from './article-content';
import { checkNamed } from './check-article';
import type { ArticleRow } from './moves';
import { requireFreeSlug, slugOfTitle } from './slug';
import { type ArticleSaved, mapTakenSlug } from './write-article';

export async function addArticle(
  tx: TenantTx,
  caller: Caller,
  kind: ArticleRow['kind'],
  sent: ArticleInput,
): Promise<ArticleSaved> {
  requireMembers(sent, { title: 'field.title' });
  await checkNamed(tx, caller, sent, null);
  const { tenantId, accountId, homeBranchId: branchId } = caller;
  if (sent.slug) await requireFreeSlug(tx, { tenantId, kind }, sent.slug);
  const slug = sent.slug || (await slugOfTitle(tx, { tenantId, kind }, sent.title));
  const content = contentWithDefaults(pick(sent, texts) as Partial<ArticleContent>);
  const { title, summary = '', authors = [], coverId = null } = sent;
  const [inserted] = await mapTakenSlug(
    tx
      .insert(article)
      .values({
        ...(pick(sent, columns) as Partial<ArticleRow>),
        ...{ kind, title, slug, content, tenantId, branchId },
        words: searchText({ title, summary, authors, content }),
        organId: actorOf(caller).organId,
        createdBy: accountId,
      })
      .returning({ id: article.id, version: article.version }),
  );
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const showing = { kind: 'article', id: inserted.id, tenantId, number: 0 } as const;
  await recordUses(tx, showing, resourceIdsOf({ coverId, content }));
  const detail = { title, kind, branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'article.added', detail });
  return inserted;
}
