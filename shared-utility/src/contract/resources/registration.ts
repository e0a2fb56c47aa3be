import { post, read } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';

const base = '/platform/v1/registrations';

export type RegistrationKind = 'registration' | 'association';
export type RegistrationState = 'claimed' | 'accepted' | 'returned';
/** What may be done with a registration in its state. */
export type RegistrationAction = 'accept' | 'return';

/** A company that registered itself, or signed in as a trade association's member. Telephone and address are masked. */
export interface RegisteredCompany {
  id: string;
  tenantId: string;
  tenantName: string;
  kind: RegistrationKind;
  state: RegistrationState;
  actions: RegistrationAction[];
  name: string;
  creditCode: string;
  contactName: string;
  contactPhone: string;
  email: string | null;
  createdAt: string;
  /** Of the decision; null before it. */
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
  version: Version;
}

export interface RegisteredCompanyDetail extends RegisteredCompany {
  regionIds: string[];
  address: string | null;
  memberCount: number | null;
  /** Base64 of the business licence's picture. */
  licenceImage: string | null;
  /** Others of the same company that still wait. */
  rivals: number;
  /** Whether the person who asks may make a tenant of it. */
  mayBecomeTenant: boolean;
}

export interface RegistrationFilter {
  state?: RegistrationState;
  kind?: RegistrationKind;
  /** Matches a part of the company's name, or its credit code. */
  keyword?: string;
  /** The oldest first by default; a leading minus turns it around. */
  sort?: 'createdAt' | '-createdAt';
}

export interface RegistrationAcceptance {
  id: string;
  version: Version;
  /** An organisation of the tenant where it registered, or a tenant of its own (operators alone). */
  into: 'organ' | 'tenant';
  /** What the place is called; as the company unless said otherwise. An organisation's name is taken once in a tenant. */
  name?: string;
  /** Of the new tenant's pages; with `tenant` alone. */
  domain?: string;
  /** Where the registration has none. */
  contactPhone?: string;
}

/** What is accepted: its place, and whether its first administrator has to accept an invitation. */
export interface AcceptedRegistration {
  tenantId: string;
  organId: string | null;
}

/** Companies and associations that wait for an answer; ours. Operators see those of all tenants. */
export const registration = {
  find: read<PageQuery & RegistrationFilter, Page<RegisteredCompany>>()(base, {
    ours: true,
    returns: 'page',
  }),
  findById: read<{ id: string }, RegisteredCompanyDetail>()(`${base}/{id}`, {
    ours: true,
    returns: 'object',
  }),
  /** Makes its place, invites its contact as the first administrator, and tells them. 40900 where somebody was first. */
  accept: post<RegistrationAcceptance, AcceptedRegistration>()(`${base}/accept`, {
    ours: true,
    returns: 'object',
  }),
  /** Tells the contact why not. It can still be accepted later. */
  giveBack: post<{ id: string; version: Version; reason: string }, null>()(`${base}/return`, {
    ours: true,
  }),
} as const;
