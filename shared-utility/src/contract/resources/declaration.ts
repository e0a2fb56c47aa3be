import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { Declaration, DeclarationStatus, DeclarationSummary } from './declaration-entities';
import type { UploadRequest, UploadVoucher } from './resource-file-entities';

const base = '/train/v1/declaration';
const reviews = '/platform/v1/declarations';
const ours = { ours: true } as const;

export interface DeclarationFilter {
  /** Matches a part of the training's title. */
  keyword?: string;
  status?: DeclarationStatus;
  regionId?: string;
  branchId?: string;
  sort?: 'createdAt' | '-createdAt' | 'submittedAt' | '-submittedAt' | 'startsAt' | '-startsAt';
}

export interface DeclarationSettings {
  remark: string;
  /** Files that are kept, by their id, and new ones by the id of their upload. */
  attachments: { id?: string; uploadId?: string }[];
}

/** A new declaration of a training, or with an id the changes of one. */
export type DeclarationInput =
  | ({ id?: undefined; trainId: string } & Partial<DeclarationSettings>)
  | ({ id: string; version?: Version } & Partial<DeclarationSettings>);

/** What the operator asks for: those that were submitted at least once, of every tenant. */
export interface DeclarationReviewFilter {
  /** Matches a part of the title, of the organisation's or of the tenant's name. */
  keyword?: string;
  status?: Exclude<DeclarationStatus, 'draft'>;
  /** By default those that wait longest come first. */
  sort?: 'submittedAt' | '-submittedAt';
}

type ById = { id: string };
type IdAndVersion = ById & { version: Version };

/** Trainings declared to the platform's operator; ours. */
export const declaration = {
  findByCondition: search<PageQuery & DeclarationFilter, Page<DeclarationSummary>>()(
    `${base}/findByCondition`,
    { ...ours, query: ['pageNum', 'pageSize'], returns: 'page' },
  ),
  findById: read<ById, Declaration>()(`${base}/findById`, { ...ours, returns: 'object' }),
  save: post<DeclarationInput, IdAndVersion>()(`${base}/save`, { ...ours, returns: 'object' }),
  /** Permission to upload a document or picture of a declaration, for anyone who may declare. */
  uploadVoucher: post<UploadRequest, UploadVoucher>()(`${base}/uploadVoucher`, {
    ...ours,
    returns: 'object',
  }),
  refreshUploadVoucher: post<{ uploadId: string }, UploadVoucher>()(
    `${base}/refreshUploadVoucher`,
    { ...ours, returns: 'object' },
  ),
  /** Copies the training's present facts. */
  submit: post<IdAndVersion, null>()(`${base}/submit`, ours),
  delete: post<IdAndVersion, null>()(`${base}/delete`, ours),
} as const;

/** The operator's side of declarations; ours. */
export const declarationReview = {
  find: read<PageQuery & DeclarationReviewFilter, Page<DeclarationSummary>>()(reviews, {
    ...ours,
    returns: 'page',
  }),
  findById: read<ById, Declaration>()(`${reviews}/{id}`, { ...ours, returns: 'object' }),
  accept: post<IdAndVersion, null>()(`${reviews}/accept`, ours),
  /** The person who declared it gets the reason in their inbox. */
  giveBack: post<IdAndVersion & { reason: string }, null>()(`${reviews}/return`, ours),
} as const;
