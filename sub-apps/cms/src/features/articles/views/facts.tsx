import { type ArticleSummary, formatDate } from '@edu/shared-utility';
import { joinWords } from '@edu/shared-utility/data';
import type { ReactNode } from 'react';
import { type SharedTranslate, StateCell, type Translate } from './columns';

const moment = (iso: string | null): string | null => iso && formatDate(iso, 'datetime');

/** Facts of an article in the panel. */
export function factsOf(
  t: Translate,
  words: SharedTranslate,
  row: ArticleSummary,
): (readonly [string, ReactNode])[] {
  const { kind, authors, categoryName, branchName, year } = row;
  return [
    [t('status'), <StateCell key="state" row={row} t={t} />],
    ...(row.reason ? ([[t('reason'), row.reason]] as const) : []),
    ...(row.publishAt ? ([[t('publishAt'), moment(row.publishAt)]] as const) : []),
    [t('author'), joinWords(authors)],
    ...(kind === 'dissertation' ? ([[t('year'), year]] as const) : []),
    [words('category'), categoryName],
    [t('summary'), row.summary],
    [t('slug'), row.slug],
    [t('onEntrance'), t(row.onEntrance ? 'yes' : 'no')],
    [t('branch'), branchName],
    [t('createdBy'), row.createdByName],
    [t('publishedAt'), moment(row.publishedAt)],
    [t('updatedAt'), moment(row.updatedAt)],
  ];
}

/** Labels of fields and actions in the history. */
export const fieldWords = (t: Translate): Record<string, string> => ({
  title: t('name'),
  slug: t('slug'),
  summary: t('summary'),
  authors: t('author'),
  keywords: t('keywords'),
  categoryId: t('category'),
  coverId: t('cover'),
  document: t('document'),
  onEntrance: t('onEntrance'),
  supervisor: t('supervisor'),
  institution: t('institution'),
  year: t('year'),
  attachmentId: t('attachment'),
  'article.submitted': t('submit'),
  'article.withdrawn': t('withdraw'),
  'article.returned': t('giveBack'),
  'article.published': t('publish'),
  'article.scheduled': t('schedule'),
  'article.unscheduled': t('unschedule'),
  'article.unpublished': t('unPublish'),
  'article.discarded': t('discard'),
  'article.restored': t('restore'),
});
