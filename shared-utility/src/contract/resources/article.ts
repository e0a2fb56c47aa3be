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

export interface ArticleFilter {
  kind: ArticleKind;
  /** Matches a part of the title or of the text. */
  keyword?: string;
  status?: ArticleStatus;
  isShown?: boolean;
  /** Includes the categories below it. */
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

type ById = { id: string };
type IdAndVersion = ById & { version: Version };

/** Articles and dissertations; ours. */
export const article = {
  findByCondition: search<PageQuery & ArticleFilter, Page<ArticleSummary>>()(
    `${base}/findByCondition`,
    { ...ours, query: ['pageNum', 'pageSize'], returns: 'page' },
  ),
  findById: read<ById, Article>()(`${base}/findById`, { ...ours, returns: 'object' }),
  /** A published version stays visible while the next one is being written. */
  save: post<ArticleInput, IdAndVersion>()(`${base}/save`, { ...ours, returns: 'object' }),
  submit: post<IdAndVersion, null>()(`${base}/submit`, ours),
  /** Withdraws it from review. */
  withdraw: post<IdAndVersion, null>()(`${base}/withdraw`, ours),
  giveBack: post<IdAndVersion & { reason: string }, null>()(`${base}/giveBack`, ours),
  publish: post<IdAndVersion, null>()(`${base}/publish`, ours),
  schedule: post<IdAndVersion & { publishAt: string }, null>()(`${base}/schedule`, ours),
  unschedule: post<IdAndVersion, null>()(`${base}/unschedule`, ours),
  unPublish: post<IdAndVersion, null>()(`${base}/unPublish`, ours),
  /** Drops the next version before its review; editing continues with the published one. */
  discard: post<IdAndVersion, null>()(`${base}/discard`, ours),
  delete: post<IdAndVersion, null>()(`${base}/delete`, ours),
  findRevisions: read<ById, ArticleRevision[]>()(`${base}/findRevisions`, {
    ...ours,
    returns: 'list',
  }),
  /** The version that was published under that number. */
  findRevision: read<ById & { number: number }, Article>()(`${base}/findRevision`, {
    ...ours,
    returns: 'object',
  }),
  /** Makes a former version the draft; readers see it once it is published. */
  restoreRevision: post<IdAndVersion & { number: number }, IdAndVersion>()(
    `${base}/restoreRevision`,
    {
      ...ours,
      returns: 'object',
    },
  ),
  /** Articles published by the caller's organisations for their people. */
  findPublished: read<
    PageQuery & { kind?: ArticleKind; keyword?: string },
    Page<PublishedArticle>
  >()(`${base}/findPublished`, { ...ours, returns: 'page' }),
  readPublished: read<ById, ReadArticle>()(`${base}/readPublished`, { ...ours, returns: 'object' }),
} as const;

const open = { auth: false, ours: true, toast: false } as const;

/** Articles on a tenant's entrance, without log-in; 300 requests a minute per network, then 42900. */
export const news = {
  find: read<{ pageNum: number; pageSize: number }, Page<PublishedArticle>>()('/cms/v1/news/find', {
    ...open,
    returns: 'page',
  }),
  findById: read<ById, ReadArticle>()('/cms/v1/news/findById', { ...open, returns: 'object' }),
} as const;
