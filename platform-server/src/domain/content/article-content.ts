import { plainText, type RichText, richTextResources } from '@edu/shared-utility/contract';

/**
 * The parts of an article that no list reads, stored as JSON. Missing members, of an older version, are as in
 * `noContent`.
 */
export interface ArticleContent {
  readonly keywords: readonly string[];
  readonly supervisor: string;
  readonly institution: string;
  readonly document: RichText | null;
  /** A document of the resource library. */
  readonly attachmentId: string | null;
}

export const noContent: ArticleContent = {
  keywords: [],
  supervisor: '',
  institution: '',
  document: null,
  attachmentId: null,
};

/** Fills members that an older version did not write. */
export const contentWithDefaults = (stored: Partial<ArticleContent>): ArticleContent => ({
  ...noContent,
  ...stored,
});

interface WithResources {
  readonly coverId: string | null;
  readonly content: ArticleContent;
}

export const documentIdsOf = ({ document }: Pick<ArticleContent, 'document'>): string[] =>
  document ? richTextResources(document) : [];

/** The ids of all resources that it shows, each once. */
export const resourceIdsOf = ({ coverId, content }: WithResources): string[] => [
  ...new Set([
    ...documentIdsOf(content),
    ...(coverId ? [coverId] : []),
    ...(content.attachmentId ? [content.attachmentId] : []),
  ]),
];

/** Characters of an article that the search index covers. */
const SEARCHED_LENGTH = 50_000;

interface ArticleWithText {
  readonly title: string;
  readonly summary: string;
  readonly authors: readonly string[];
  readonly content: ArticleContent;
}

/** The text that a search matches. */
export const searchText = ({ title, summary, authors, content }: ArticleWithText): string =>
  [
    ...[title, authors.join(' '), content.keywords.join(' '), content.supervisor],
    ...[content.institution, summary, content.document ? plainText(content.document) : ''],
  ]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, SEARCHED_LENGTH);
