import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { article } from '../../db/schema';
import { reasonOf } from '../../describe-error';
import { audit } from '../audit';
import { contentWithDefaults } from './article-content';
import { showArticle } from './publish';

/** Limit per run, so that others get their turn. */
const BATCH_SIZE = 20;

interface Due extends Record<string, unknown> {
  id: string;
  tenantId: string;
  organId: string;
}

const findDue = (db: Database): Promise<Due[]> =>
  db.executeAsSystem<Due>(sql`SELECT a.id, a.tenant_id AS "tenantId", a.organ_id AS "organId" FROM article a
    JOIN tenant t ON t.id = a.tenant_id AND t.status = 'active'
    JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
    WHERE a.state = 'scheduled' AND a.publish_at <= now()
    ORDER BY a.publish_at LIMIT ${BATCH_SIZE}`);

const publishOne = (db: Database, { id, tenantId, organId }: Due): Promise<void> =>
  db.withTenant({ tenantId, actor: { organId }, memberId: null, branches: null }, async (tx) => {
    const isDue = and(
      eq(article.id, id),
      eq(article.state, 'scheduled'),
      lte(article.publishAt, sql`now()`),
    );
    const [row] = await tx.select().from(article).where(isDue).for('update', { skipLocked: true });
    // Another process was first, or the publication was cancelled.
    if (!row) return;
    const { scheduledBy: accountId, title } = row;
    const articleRow = { ...row, content: contentWithDefaults(row.content) };
    const number = await showArticle(tx, articleRow, accountId);
    const auditEntry = { tenantId, accountId, target: id, organIds: [organId] };
    await audit(tx, { ...auditEntry, action: 'article.published', detail: { title, number } });
  });

/**
 * Publishes the articles whose time has come. They are read from the table alone, so a restart loses none; the row lock
 * and the state that changes with it let several processes run.
 */
export async function publishDueArticles(
  db: Database,
  warn: (reason: string, row: { id: string }) => void,
): Promise<void> {
  for (const due of await findDue(db)) {
    await publishOne(db, due).catch((error: unknown) => warn(reasonOf(error), { id: due.id }));
  }
}
