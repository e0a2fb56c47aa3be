import type { RichText, RichTextFile } from '../rich-text';
import type { ArticleAttachment, ArticleKind } from './article-entities';

/** An article in its readers' list. */
export interface PublishedArticle {
  id: string;
  kind: ArticleKind;
  title: string;
  slug: string;
  summary: string;
  authors: string[];
  categoryName: string | null;
  cover: string | null;
  organName: string;
  year: number | null;
  publishedAt: string;
}

/** An article as its readers see it. */
export interface ReadArticle extends PublishedArticle {
  keywords: string[];
  supervisor: string;
  institution: string;
  document: RichText | null;
  documentFiles: RichTextFile[];
  attachment: ArticleAttachment | null;
}
