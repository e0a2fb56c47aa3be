import { type ArticleFilter, isSlug, SLUG_LIMIT } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import { RICH_TEXT_BODY_LIMIT, richText } from '../../http/rich-text';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [TITLE, SUMMARY, PERSON, KEYWORD, INSTITUTION] = [100, 3000, 50, 20, 100];
const [AUTHORS, KEYWORDS] = [10, 10];
const REASON = 500;

export const kinds = ['article', 'dissertation'] as const;
export const statuses = [
  'draft',
  'review',
  'returned',
  'scheduled',
  'published',
  'unpublished',
] as const;

const orders = ['title', 'createdAt', 'updatedAt', 'publishedAt'] as const;
const sorts = orders.flatMap((field) => [field, `-${field}` as const]);

/** Conditions of the list. */
export const articleFilter = {
  kind: z.enum(kinds),
  keyword: fields.text(64).optional(),
  status: z.enum(statuses).optional(),
  isShown: z.boolean().optional(),
  categoryId: fields.identifier.optional(),
  author: fields.text(PERSON).optional(),
  branchId: fields.identifier.optional(),
  sort: z.enum(sorts).optional(),
} satisfies { [K in keyof ArticleFilter]: z.ZodType };

const listOf = (max: number, length: number, phrase: PhraseKey) =>
  z
    .array(fields.requiredText(length), key(phrase))
    .max(max, key(phrase))
    .transform((list) => [...new Set(list)]);

const year = z
  .int(key('article.year'))
  .min(1900, key('article.year'))
  .max(2100, key('article.year'));

/** A new article, or with an id the changed fields of one. */
export const articleSave = z.object({
  id: fields.identifier.optional(),
  kind: z.enum(kinds).optional(),
  version: fields.version,
  title: fields.requiredText(TITLE).optional(),
  slug: z
    .string(key('article.slug'))
    .trim()
    .toLowerCase()
    .max(SLUG_LIMIT, key('article.slug'))
    // An empty slug is generated from the title.
    .refine((slug) => slug === '' || isSlug(slug), key('article.slug'))
    .optional(),
  summary: fields.text(SUMMARY).trim().optional(),
  authors: listOf(AUTHORS, PERSON, 'article.authors').optional(),
  keywords: listOf(KEYWORDS, KEYWORD, 'article.keywords').optional(),
  categoryId: fields.identifier.nullish(),
  coverId: fields.identifier.nullish(),
  document: richText({ videos: true }).nullish(),
  onEntrance: z.boolean().optional(),
  supervisor: fields.text(PERSON).trim().optional(),
  institution: fields.text(INSTITUTION).trim().optional(),
  year: year.nullish(),
  attachmentId: fields.identifier.nullish(),
});

export type ArticleSaveInput = z.output<typeof articleSave>;

export const idInput = z.object({ id: fields.identifier });

/** Identifies an article to read: its id or its slug. */
export const articleName = z
  .string(key('article.slug'))
  .max(SLUG_LIMIT, key('article.slug'))
  .refine(isSlug, key('article.slug'));
/** The version that was read, so that nobody publishes a text that has changed since. */
export const versionedId = idInput.extend({ version: z.number().int().min(1) });
export const returning = versionedId.extend({
  reason: fields.text(REASON).trim().min(1, key('article.reason')),
});
export const scheduleInput = versionedId.extend({ publishAt: fields.moment });
export const ofNumber = z.number().int().min(1);

/** Largest request body in bytes: the longest text and the other fields of the form. */
export const ARTICLE_BODY_LIMIT = 65_536 + RICH_TEXT_BODY_LIMIT;
