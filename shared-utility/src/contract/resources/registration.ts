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
  /** The decision; all null before it. */
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
  /** Open registrations of the same company. */
  rivals: number;
  /** Whether the caller may create a tenant from it. */
  mayBecomeTenant: boolean;
}

export interface RegistrationFilter {
  state?: RegistrationState;
  kind?: RegistrationKind;
  /** Matches a part of the company's name, or its credit code. */
  keyword?: string;
  /** The oldest first by default; a leading minus reverses the order. */
  sort?: 'createdAt' | '-createdAt';
}

export interface RegistrationAcceptance {
  id: string;
  version: Version;
  /** An organisation of the tenant where it registered, or a tenant of its own (operators only). */
  into: 'organ' | 'tenant';
  /** Name of the new organisation or tenant, by default the company's; organisation names are unique in a tenant. */
  name?: string;
  /** Host of the new tenant's pages; only with `tenant`. */
  domain?: string;
  /** Needed if the registration has none. */
  contactPhone?: string;
}

/** The new organisation or tenant, and whether its first administrator has to accept an invitation. */
export interface AcceptedRegistration {
  tenantId: string;
  organId: string | null;
}

/** Companies and associations that wait for a decision; ours. Operators see those of all tenants. */
export const registration = {
  find: read<PageQuery & RegistrationFilter, Page<RegisteredCompany>>()(base, {
    ours: true,
    returns: 'page',
  }),
  findById: read<{ id: string }, RegisteredCompanyDetail>()(`${base}/{id}`, {
    ours: true,
    returns: 'object',
  }),
  /** Creates the organisation or tenant and invites the contact as administrator. 40900 if it was decided meanwhile. */
  accept: post<RegistrationAcceptance, AcceptedRegistration>()(`${base}/accept`, {
    ours: true,
    returns: 'object',
  }),
  /** Sends the reason to the contact; it can still be accepted later. */
  giveBack: post<{ id: string; version: Version; reason: string }, null>()(`${base}/return`, {
    ours: true,
  }),
} as const;
