import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type {
  Article,
  ArticleInput,
  ArticleKind,
  ArticleRevision,
  ArticleStatus,
  ArticleSummary,
} from './article-entities';
import type { PublishedArticle, ReadArticle } from './published-article-entities';

const base = '/cms/v1/article';
const ours = { ours: true } as const;

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
