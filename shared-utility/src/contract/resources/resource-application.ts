import { post, read, search } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

const base = '/resource/v1';

export type ResourceApplicationStatus = 'pending' | 'granted' | 'refused';

/** An organisation asks to use another one's resource. */
export interface ResourceApplication {
  id: string;
  resourceId: string;
  resourceTitle: string;
  applicantOrgan: string;
  applicantName: string;
  reason: string;
  status: ResourceApplicationStatus;
  refusal: string | null;
  appliedAt: string;
  decidedAt: string | null;
}

export interface ApplicationFilter {
  keyword?: string;
  status?: ResourceApplicationStatus;
}

export interface CopyrightUnit {
  id: string;
  name: string;
  validUntil: string | null;
}

/** Sharing of resources (specification §7). */
export const resApplication = {
  findValidCopyrightUnits: read<PageQuery & { keyword?: string }, Page<CopyrightUnit>>()(
    `${base}/copyrightUnit/findValidByWithPage`,
    { returns: 'page' },
  ),
  /** Applications that wait for this organisation's decision. */
  getPageList: search<PageQuery & ApplicationFilter, Page<ResourceApplication>>()(
    `${base}/resApplication/getPageList`,
    { returns: 'page' },
  ),
  refuseGrant: post<{ id: string; refusal: string }, null>()(`${base}/resApplication/refuseGrant`),
  batchGrant: post<{ ids: string[]; expiresAt?: string | null }, null>()(
    `${base}/resApplication/batchGrant`,
  ),
  batchApply: post<{ resourceIds: string[]; reason: string }, null>()(
    `${base}/resApplication/batchApply`,
  ),
  /** Applications of this organisation. */
  findResourceApplicationByReqWithPage: search<
    PageQuery & ApplicationFilter,
    Page<ResourceApplication>
  >()(`${base}/resApplication/findResourceApplicationByReqWithPage`, { returns: 'page' }),
} as const;
