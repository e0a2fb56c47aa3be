import type { Tenant, TenantStatus } from '../administration-entities';
import { endpoint, type None, post, read, search } from '../endpoint';
import type { ImportReport, Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { Job } from './job';

const base = '/usercenter/v1/saas';

export interface TenantInput {
  name: string;
  domain: string;
  contactName: string;
  contactPhone: string;
  theme?: Tenant['theme'];
  logo?: string | null;
  expiresAt?: string | null;
}

export interface TenantFilter {
  keyword?: string;
  status?: TenantStatus;
}

/** Tenants (specification §7). */
export const saas = {
  findByCondition: read<PageQuery & TenantFilter, Page<Tenant>>()(`${base}/findByCondition`, {
    returns: 'page',
  }),
  save: post<TenantInput, { id: string }>()(`${base}/save`, { returns: 'object' }),
  update: post<
    { id: string; status?: TenantStatus; version?: Version } & Partial<TenantInput>,
    null
  >()(`${base}/update`),
  findById: search<{ id: string }, Tenant>()(`${base}/findById`, {
    query: 'all',
    returns: 'object',
  }),
  delete: post<{ id: string }, null>()(`${base}/delete`, { query: 'all' }),
  getAll: read<None, Pick<Tenant, 'id' | 'name' | 'status'>[]>()(`${base}/getAll`, {
    returns: 'list',
  }),
  /** The full phone number of the contact; the request is recorded; ours. */
  reveal: post<{ id: string }, { value: string }>()('/platform/v1/tenants/{id}/reveal', {
    ours: true,
    returns: 'object',
  }),
  /** Responds at once: `job` continues, and the other fields are its result so far. */
  saasDataImport: endpoint<{ file: Blob }, ImportReport & { job: Job }>()({
    method: 'POST',
    path: `${base}/saasDataImport`,
    form: true,
  }),
  excelTemplateDownLoad: endpoint<None, DownloadedFile>()({
    method: 'GET',
    path: `${base}/excelTemplateDownLoad`,
    safe: true,
    download: true,
  }),
} as const;
