import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { RichText, RichTextFile } from '../rich-text';

const base = '/cms/v1/article';
const ours = { ours: true } as const;

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
  /** Of its address; one of a kind in the tenant. */
  slug: string;
  status: ArticleStatus;
  /** A published version is there to read, whatever becomes of the next one. */
  isShown: boolean;
  categoryId: string | null;
  categoryName: string | null;
  authors: string[];
  /** Short, or a dissertation's abstract. */
  summary: string;
  /** A small picture of it. */
  cover: string | null;
  year: number | null;
  onEntrance: boolean;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  /** Why it was returned, until it is submitted again. */
  reason: string | null;
  /** When it is published by itself. */
  publishAt: string | null;
  publishedAt: string | null;
  /** Of the version that was published last. */
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

export interface ArticleFilter {
  kind: ArticleKind;
  /** Matches a part of the title or of the text. */
  keyword?: string;
  status?: ArticleStatus;
  isShown?: boolean;
  /** With those below it. */
  categoryId?: string;
  /** Matches a part of an author's name. */
  author?: string;
  branchId?: string;
  sort?: ArticleSort;
}

export type ArticleSort =
  | 'title'
  | '-title'
  | 'createdAt'
  | '-createdAt'
  | 'updatedAt'
  | '-updatedAt'
  | 'publishedAt'
  | '-publishedAt';

export interface ArticleSettings {
  title: string;
  /** Written small; an empty one is made of the title, as for a new article without one. */
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

/** A new one, or with an id what is changed of one. */
export type ArticleInput = Partial<ArticleSettings> & {
  id?: string;
  kind?: ArticleKind;
  version?: Version;
};

/** A version that readers have had. */
export interface ArticleRevision {
  number: number;
  title: string;
  publishedAt: string;
  byName: string | null;
  /** Readers have it now. */
  isShown: boolean;
}

/** An article as its readers find it in a list. */
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

/** The same as they read it. */
export interface ReadArticle extends PublishedArticle {
  keywords: string[];
  supervisor: string;
  institution: string;
  document: RichText | null;
  documentFiles: RichTextFile[];
  attachment: ArticleAttachment | null;
}

type ById = { id: string };
type Seen = ById & { version: Version };

/** Articles and dissertations; ours. */
export const article = {
  findByCondition: search<PageQuery & ArticleFilter, Page<ArticleSummary>>()(
    `${base}/findByCondition`,
    { ...ours, query: ['pageNum', 'pageSize'], returns: 'page' },
  ),
  findById: read<ById, Article>()(`${base}/findById`, { ...ours, returns: 'object' }),
  /** What is published is read on while its next version is written. */
  save: post<ArticleInput, Seen>()(`${base}/save`, { ...ours, returns: 'object' }),
  submit: post<Seen, null>()(`${base}/submit`, ours),
  /** Takes it back from anyone who was to publish it. */
  withdraw: post<Seen, null>()(`${base}/withdraw`, ours),
  giveBack: post<Seen & { reason: string }, null>()(`${base}/giveBack`, ours),
  publish: post<Seen, null>()(`${base}/publish`, ours),
  schedule: post<Seen & { publishAt: string }, null>()(`${base}/schedule`, ours),
  unschedule: post<Seen, null>()(`${base}/unschedule`, ours),
  unPublish: post<Seen, null>()(`${base}/unPublish`, ours),
  /** Gives up the next version before its review: what readers have is what is written again. */
  discard: post<Seen, null>()(`${base}/discard`, ours),
  delete: post<Seen, null>()(`${base}/delete`, ours),
  findRevisions: read<ById, ArticleRevision[]>()(`${base}/findRevisions`, {
    ...ours,
    returns: 'list',
  }),
  /** As it was published under that number. */
  findRevision: read<ById & { number: number }, Article>()(`${base}/findRevision`, {
    ...ours,
    returns: 'object',
  }),
  /** Makes a former version what is written; readers get it when it is published. */
  restoreRevision: post<Seen & { number: number }, Seen>()(`${base}/restoreRevision`, {
    ...ours,
    returns: 'object',
  }),
  /** What the organisations of anyone who asks have published for them. */
  findPublished: read<
    PageQuery & { kind?: ArticleKind; keyword?: string },
    Page<PublishedArticle>
  >()(`${base}/findPublished`, { ...ours, returns: 'page' }),
  readPublished: read<ById, ReadArticle>()(`${base}/readPublished`, { ...ours, returns: 'object' }),
} as const;

const open = { auth: false, ours: true, toast: false } as const;

/** What a tenant shows on its entrance, without log-in; 300 questions a minute for one network, then 42900. */
export const news = {
  find: read<{ pageNum: number; pageSize: number }, Page<PublishedArticle>>()('/cms/v1/news/find', {
    ...open,
    returns: 'page',
  }),
  findById: read<ById, ReadArticle>()('/cms/v1/news/findById', { ...open, returns: 'object' }),
} as const;
