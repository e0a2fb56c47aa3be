import type { Version } from '../entities';
import type { RichText, RichTextFile } from '../rich-text';

/** A dissertation is an article with a supervisor, a year and an institution. */
export type ArticleKind = 'article' | 'dissertation';

export type ArticleStatus =
  | 'draft'
  | 'review'
  | 'returned'
  | 'scheduled'
  | 'published'
  | 'unpublished';

export interface ArticleSummary {
  id: string;
  kind: ArticleKind;
  title: string;
  /** Last part of its address, unique for its kind in the tenant. */
  slug: string;
  status: ArticleStatus;
  /** Whether a published version is visible, whatever the state of the next one. */
  isShown: boolean;
  categoryId: string | null;
  categoryName: string | null;
  authors: string[];
  /** A short summary, or the abstract of a dissertation. */
  summary: string;
  /** Address of a small picture. */
  cover: string | null;
  year: number | null;
  onEntrance: boolean;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  /** Why it was returned; null once it is submitted again. */
  reason: string | null;
  /** When it will be published automatically. */
  publishAt: string | null;
  publishedAt: string | null;
  /** Number of the version published last. */
  publishedNumber: number | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

/** A file of the resource library that belongs to a dissertation. */
export interface ArticleAttachment {
  resourceId: string;
  title: string;
  /** A short-lived address; null while it cannot be shown. */
  url: string | null;
}

export interface Article extends ArticleSummary {
  keywords: string[];
  supervisor: string;
  institution: string;
  document: RichText | null;
  documentFiles: RichTextFile[];
  /** A picture of the resource library. */
  coverId: string | null;
  attachment: ArticleAttachment | null;
}

export interface ArticleSettings {
  title: string;
  /** Lower case; if empty it is derived from the title. */
  slug: string;
  summary: string;
  authors: string[];
  keywords: string[];
  categoryId: string | null;
  coverId: string | null;
  document: RichText | null;
  onEntrance: boolean;
  supervisor: string;
  institution: string;
  year: number | null;
  /** A document of the resource library. */
  attachmentId: string | null;
}

/** A new article or, with an id, the changes of one. */
export type ArticleInput = Partial<ArticleSettings> & {
  id?: string;
  kind?: ArticleKind;
  version?: Version;
};

/** A version that was published. */
export interface ArticleRevision {
  number: number;
  title: string;
  publishedAt: string;
  byName: string | null;
  /** Whether it is the visible version. */
  isShown: boolean;
}
