import { slugOf } from '@edu/shared-utility/contract';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { noContent, resourceIdsOf, searchText } from '../domain/content/article-content';
import { type Library, libraryOf } from './article-library';
import {
  articleCategories,
  articleCategoryId,
  type PlannedArticle,
  plannedArticles,
} from './article-plan';
import { articleDocument } from './article-text';
import { DAY } from './day';
import { seedId } from './seed-id';

/** Whole seconds, as the history is shown to people. */
const now = Math.floor(Date.now() / 1000) * 1000;
const dateAgo = (days: number): Date => new Date(now - days * DAY);
const tenantOf = (organKey: string): string => seedId(`tenant:${organKey.split(':')[0]}`);
const organOf = (organKey: string): string => seedId(`organ:${organKey}`);

const categories = Object.entries(articleCategories).flatMap(([organKey, names]) =>
  names.map((name, index) => ({
    id: articleCategoryId(organKey, index),
    ...{ tenantId: tenantOf(organKey), organId: organOf(organKey), type: 'article' as const, name },
    parentId: index === 1 || index === 2 ? articleCategoryId(organKey, 0) : null,
    sort: index,
  })),
);

function rowsOf(plan: PlannedArticle, { pictures, documents }: Library) {
  const { id, organKey, kind, index, title, state, daysAgo, createdBy, onEntrance } = plan;
  const isThesis = kind === 'dissertation';
  const coverId = isThesis ? null : (pictures[index % Math.max(1, pictures.length)] ?? null);
  const pictureId =
    index % 3 === 0 ? (pictures[(index + 1) % pictures.length] ?? undefined) : undefined;
  const content = {
    ...noContent,
    keywords: isThesis ? ['家政服务', '职业培训', '实证研究'] : [],
    supervisor: plan.supervisor,
    institution: isThesis ? '阳光教育培训学院' : '',
    document: articleDocument(plan, pictureId),
    attachmentId: isThesis ? (documents[index % Math.max(1, documents.length)] ?? null) : null,
  };
  const summary = isThesis
    ? `本文以“${title}”为题，通过问卷与访谈分析现状，提出改进建议，并在三个校区作了验证。`
    : `${title}：要点、时间安排与注意事项。`;
  const wasShown = state === 'published' || state === 'unpublished';
  const publishedAt = wasShown ? dateAgo(daysAgo - 2) : null;
  const written = {
    ...{ title, summary, coverId, onEntrance, content, authors: [...plan.authors] },
    year: isThesis ? 2024 + (index % 3) : null,
  };
  const tenantId = tenantOf(organKey);
  const row = {
    ...{
      ...written,
      id,
      tenantId,
      organId: organOf(organKey),
      branchId: plan.branchId,
      kind,
      state,
    },
    ...{ slug: slugOf(title), words: searchText(written), createdBy, publishedAt },
    categoryId: articleCategoryId(organKey, plan.category),
    isShown: state === 'published',
    publishedNumber: wasShown ? 1 : null,
    reason: state === 'returned' ? '请补充数据来源，并核对时间安排。' : null,
    publishAt: state === 'scheduled' ? dateAgo(-7 - index) : null,
    scheduledBy: state === 'scheduled' ? createdBy : null,
    createdAt: dateAgo(daysAgo),
    updatedAt: publishedAt ?? dateAgo(daysAgo - 1),
  };
  const numbers = wasShown ? [0, 1] : [0];
  const uses = resourceIdsOf(written).flatMap((resourceId) =>
    numbers.map((number) => ({ tenantId, articleId: id, number, resourceId })),
  );
  const revision = { ...written, tenantId, articleId: id, number: 1, createdBy };
  return { row, uses, revisions: publishedAt ? [{ ...revision, createdAt: publishedAt }] : [] };
}

/** Articles and dissertations of the demo in every state, with resources of their organisation's library. */
export async function seedArticles(tx: Tx): Promise<void> {
  await tx.insert(t.category).values(categories);
  const all: ReturnType<typeof rowsOf>[] = [];
  for (const organKey of Object.keys(articleCategories)) {
    const library = await libraryOf(tx, organOf(organKey));
    all.push(
      ...plannedArticles
        .filter((article) => article.organKey === organKey)
        .map((article) => rowsOf(article, library)),
    );
  }
  await tx.insert(t.article).values(all.map(({ row }) => row));
  await tx.insert(t.articleRevision).values(all.flatMap(({ revisions }) => revisions));
  await tx.insert(t.articleResource).values(all.flatMap(({ uses }) => uses));
}
