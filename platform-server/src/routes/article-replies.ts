import { z } from 'zod';
import { kinds, statuses } from '../domain/content/article-fields';
import { richTextFile, storedRichText } from '../http/rich-text';

const wholeNumber = z.number().int();
const nullableString = z.string().nullable();

/** Fields of an article in the lists of authors and of readers. */
const summaryFields = {
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  slug: z.string(),
  categoryName: nullableString,
  authors: z.array(z.string()),
  summary: z.string(),
  cover: nullableString,
  year: wholeNumber.nullable(),
};

/** Further fields of a single article. */
const content = {
  keywords: z.array(z.string()),
  supervisor: z.string(),
  institution: z.string(),
  document: storedRichText.nullable(),
  documentFiles: z.array(richTextFile),
  attachment: z
    .object({ resourceId: z.string(), title: z.string(), url: nullableString })
    .nullable(),
};

export const articleSummary = z.object({
  ...summaryFields,
  status: z.enum(statuses),
  isShown: z.boolean(),
  categoryId: nullableString,
  onEntrance: z.boolean(),
  branchId: nullableString,
  branchName: nullableString,
  createdByName: nullableString,
  reason: nullableString,
  publishAt: nullableString,
  publishedAt: nullableString,
  publishedNumber: wholeNumber.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: wholeNumber,
});

export const articleReply = articleSummary.extend({ ...content, coverId: nullableString });

export const articleRevisions = z.array(
  z.object({
    number: wholeNumber,
    title: z.string(),
    publishedAt: z.string(),
    byName: nullableString,
    isShown: z.boolean(),
  }),
);

export const publishedArticle = z.object({
  ...summaryFields,
  organName: z.string(),
  publishedAt: z.string(),
});

export const readArticleReply = publishedArticle.extend(content);
