/** Entities of tenants, branches, roles and administrators; see entities.ts. */
import type { Version } from './entities';
import type { Role } from './role-entities';

export interface Branch {
  id: string;
  branch: string;
  name: string;
  organ: string;
  actor: string;
  channel: string;
  ucode: string;
  version?: Version;
}

/** An organisation of a person, with the actor (role in it) that a login selects. */
export interface OrganChoice {
  organ: string;
  name: string;
  actor: string;
  channel: string;
}

export type TenantStatus = 'enabled' | 'disabled' | 'expired';

/** A tenant, which the platform calls saas. */
export interface Tenant {
  id: string;
  name: string;
  domain: string;
  status: TenantStatus;
  contactName: string;
  /** Masked; `saas.reveal` returns it unmasked. */
  contactPhone: string;
  theme: 'init' | 'red' | 'green';
  logo: string | null;
  userCount: number;
  createdAt: string;
  expiresAt: string | null;
  version?: Version;
}

/** A branch in the tenant's tree. */
export interface BranchNode extends Branch {
  parentId: string | null;
  regionId: string | null;
  children: BranchNode[];
}

export interface RegionNode {
  id: string;
  name: string;
  level: 'province' | 'city' | 'county';
  children: RegionNode[];
}

export type AdministratorStatus = 'active' | 'suspended';

export interface Administrator {
  id: string;
  accountId: string;
  name: string;
  phone: string;
  email: string | null;
  roles: Pick<Role, 'id' | 'name'>[];
  branches: Pick<Branch, 'id' | 'name'>[];
  status: AdministratorStatus;
  /** On this tenant's pages. */
  lastLoginAt: string | null;
  createdAt: string;
  version?: Version;
}

/** A person who was invited to become staff and has not answered yet, as the administrator entered them. */
export interface Invitation
  extends Pick<
    Administrator,
    'id' | 'name' | 'phone' | 'email' | 'roles' | 'branches' | 'createdAt'
  > {
  /** Name of the inviting administrator; empty for the platform's operator. */
  invitedBy: string;
  expiresAt: string;
}

/** An invitation as the invited person sees it. */
export interface OwnInvitation {
  id: string;
  tenantName: string;
  organName: string;
  /** Host of the tenant's pages, where the invitation is answered. */
  domain: string;
  createdAt: string;
  expiresAt: string;
}
