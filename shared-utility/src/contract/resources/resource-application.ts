import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { ResourceKind } from './resource-entities';

const base = '/resource/v1';

/** `ended`: was granted, and has expired or was ended by the owner. */
export type ResourceApplicationStatus = 'pending' | 'granted' | 'refused' | 'ended';

/** An organisation asks to use another one's resource. */
export interface ResourceApplication {
  id: string;
  resourceId: string;
  resourceTitle: string;
  resourceKind: ResourceKind;
  /** Whose resource it is. */
  ownerOrgan: string;
  applicantOrgan: string;
  applicantName: string;
  reason: string;
  status: ResourceApplicationStatus;
  refusal: string | null;
  /** When the grant ends; null for never, or if nothing is granted. */
  expiresAt: string | null;
  appliedAt: string;
  decidedAt: string | null;
  version: Version;
}

export interface ApplicationFilter {
  keyword?: string;
  status?: ResourceApplicationStatus;
}

export interface CopyrightUnit {
  id: string;
  name: string;
  /** Its last day, `2027-01-31`; null without an end. */
  validUntil: string | null;
  /** How many resources name it. */
  uses: number;
  version: Version;
}

export interface CopyrightUnitInput {
  name: string;
  validUntil: string | null;
}

/** Sharing of resources (specification §7). */
export const resApplication = {
  findValidCopyrightUnits: read<PageQuery & { keyword?: string }, Page<CopyrightUnit>>()(
    `${base}/copyrightUnit/findValidByWithPage`,
    { returns: 'page' },
  ),
  /** Includes expired ones; ours. */
  findCopyrightUnits: read<PageQuery & { keyword?: string }, Page<CopyrightUnit>>()(
    `${base}/copyrightUnit`,
    { ours: true, returns: 'page' },
  ),
  /** Adds one, or changes the one with that `id`; ours. */
  saveCopyrightUnit: post<
    CopyrightUnitInput & { id?: string; version?: Version },
    { id: string }
  >()(`${base}/copyrightUnit/save`, { ours: true, returns: 'object' }),
  /** Only one that no resource uses; ours. */
  removeCopyrightUnit: post<{ id: string; version: Version }, null>()(
    `${base}/copyrightUnit/remove`,
    { ours: true },
  ),
  /** Applications that wait for this organisation's decision, and those it has decided. */
  getPageList: search<PageQuery & ApplicationFilter, Page<ResourceApplication>>()(
    `${base}/resApplication/getPageList`,
    { returns: 'page' },
  ),
  refuseGrant: post<{ id: string; refusal: string }, null>()(`${base}/resApplication/refuseGrant`),
  batchGrant: post<{ ids: string[]; expiresAt?: string | null }, null>()(
    `${base}/resApplication/batchGrant`,
  ),
  /** Ends grants before their expiry; ours. */
  endGrants: post<{ ids: string[] }, null>()(`${base}/resApplication/endGrants`, { ours: true }),
  batchApply: post<{ resourceIds: string[]; reason: string }, null>()(
    `${base}/resApplication/batchApply`,
  ),
  /** Applications of this organisation. */
  findResourceApplicationByReqWithPage: search<
    PageQuery & ApplicationFilter,
    Page<ResourceApplication>
  >()(`${base}/resApplication/findResourceApplicationByReqWithPage`, { returns: 'page' }),
} as const;
