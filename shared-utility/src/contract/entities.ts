/** Entities of specification §3, as they travel over the wire. Times are ISO 8601 in UTC. */
export type Locale = 'zh-CN' | 'en-US' | 'fr-FR';

/** A foreign module's settings of its menu entry. */
export interface OfferedMenuEntry {
  /** One of `menuIcons`. */
  icon?: string;
  /** Whether the page adds padding around the module. */
  padded?: boolean;
  /**
   * Pages below this one that only appear in breadcrumbs; each is placed below the one whose `url` is its `parent`.
   */
  below?: { url: string; name: string; parent: string | null }[];
}

/** One node of the server's menu tree. Type 2 is a page; other types are directories. */
export interface MenuNodeDto {
  id: string;
  parentId: string | null;
  name: string;
  data: {
    systemTagName: string;
    url: string;
    name: string;
    description: string;
    type: number;
    /** Set for the entry of a foreign module. Ours. */
    offered?: OfferedMenuEntry;
  };
  children: MenuNodeDto[];
}

export interface UserInfo {
  userId: string;
  phone: string;
  nickname: string;
  name: string;
  accountPhone: string | null;
  accountMail: string | null;
  /** 1 means real-name verified. */
  idAuthStatus: number;
}

/**
 * Incremented with every change of a row; ours, absent on other platforms. Sent back with a change: a stale version
 * is refused with 40900, and `data.present` is the current row.
 */
export type Version = number;

/** A new row, or changes of the one with this `id`; only the fields that are sent change. */
export type Save<T> =
  | ({ id?: undefined } & T)
  | ({ id: string; version?: Version } & { [K in keyof T]?: T[K] });

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

/** One entry of the tenant's frontend configuration. */
export interface ConfigEntry {
  key: string;
  value: string;
}

/** Configuration that the entrance needs before the log-in. */
export interface FrontendConfiguration {
  tenantName: string;
  pageTitle: string;
  logo: string;
  entries: ConfigEntry[];
  domains: FrontendDomain[];
}

export interface FrontendDomain {
  frontend_template_id: number;
  domain: string;
}

export type StudentStatus = 'active' | 'suspended';

export interface Student {
  userId: string;
  name: string;
  /** Masked, as is the ID number; `student.reveal` returns one unmasked. */
  phone: string;
  email: string | null;
  idNumber: string | null;
  departmentId: string | null;
  departmentName: string | null;
  /** Null for the organisation as a whole. Ours, absent on other platforms. */
  branchId?: string | null;
  branchName?: string | null;
  status: StudentStatus;
  createdAt: string;
  version?: Version;
}

/** Only the fields that are sent change; with a stale version the change is refused. */
export type StudentChange = { userId: string; version?: Version } & Partial<StudentInput>;

export interface StudentInput {
  name: string;
  phone: string;
  email?: string | null;
  idNumber?: string | null;
  departmentId?: string | null;
  /** By default the caller's own branch. Ours. */
  branchId?: string | null;
  status?: StudentStatus;
}

export interface LoginResult {
  token: string;
  userId: string;
}

/** Place of a session after a switch of identity or branch. */
export interface SessionContext {
  organ: string;
  actor: string;
  channel: string;
  branch: string;
}

/** A tenant that the person may enter in the new flow. */
export interface TenantChoice {
  saasId: string;
  name: string;
  logo: string | null;
  current: boolean;
}

/** A role of a person in a tenant. */
export interface Identity {
  id: string;
  name: string;
  type: 'administrator' | 'staff' | 'teacher' | 'student' | 'operator';
  organ: string;
  organName: string;
  current: boolean;
}

export type Gender = 'male' | 'female' | 'unknown';

/** Personal record of an account. */
export interface AccountProfile {
  id: string;
  accountId: string;
  name: string;
  gender: Gender;
  /** Masked, except for one's own; `profile.reveal` returns it unmasked. */
  idNumber: string | null;
  /** The phone number in the tenant's record, masked; ours. */
  phone?: string | null;
  birthday: string | null;
  email: string | null;
  address: string | null;
  education: string | null;
  employer: string | null;
  updatedAt: string;
  version?: Version;
}

/** Request to close one's account. */
export interface LogoutApplication {
  status: 'none' | 'pending' | 'withdrawn' | 'done';
  appliedAt: string | null;
  /** When a pending application takes effect. */
  effectiveAt: string | null;
  /** Days from an application to its effect; absent where the platform does not say. */
  noticeDays?: number;
  /** The bound address whose code confirms the request; null where no address qualifies at present. */
  confirmBy?: 'mail' | 'phone' | null;
  /** When a bound address will qualify to confirm it; each is too new at present. */
  confirmFrom?: string | null;
}

/** `data` of 303, where the platform gives the reason for the end of the session. */
export interface SessionOver {
  /**
   * `elsewhere`: another device, an administrator or a change of the account ended it; `organ`: the organisation where
   * the person worked is disabled; `tenant`: the tenant is, or its time is over.
   */
  ended: 'elsewhere' | 'expired' | 'organ' | 'tenant';
}

/** When each credential of the account last changed; null where it never did or is unknown. */
export interface AccountGuards {
  passwordChangedAt: string | null;
  phoneChangedAt: string | null;
  mailChangedAt: string | null;
  verifiedAt: string | null;
  /** Null where no face is enrolled. */
  faceEnrolledAt: string | null;
  /** When a picture last matched the enrolled face; absent where the platform does not record it. */
  faceMatchedAt?: string | null;
}

/** A session of the account. */
export interface AccountSession {
  sessionId: string;
  /** User agent at the log-in; empty without one. */
  userAgent: string;
  ip: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
  /**
   * `shell`: another platform made the session, and only those that came by this shell are listed. Absent where all
   * are.
   */
  scope?: 'shell';
}

export type AccountAction =
  | 'login'
  | 'loginRefused'
  | 'logout'
  | 'passwordChanged'
  | 'phoneBound'
  | 'phoneReplaced'
  | 'mailBound'
  | 'mailReplaced'
  | 'verified'
  | 'faceEnrolled'
  | 'faceWithdrawn'
  | 'faceMatched'
  | 'logoutApplied'
  | 'logoutWithdrawn'
  | 'sessionsEnded'
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'factorsRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'changesUndone'
  | 'noticesChosen'
  | 'calendarOpened'
  | 'calendarClosed';

/** An entry of the account's own history. */
export interface AccountActivity {
  id: string;
  action: AccountAction;
  ip: string;
  userAgent: string;
  happenedAt: string;
}

export interface Role {
  id: string;
  name: string;
  description: string;
  /** Built-in roles can be granted but not changed. */
  builtIn: boolean;
  userCount: number;
  createdAt: string;
  version?: Version;
}

export type PermissionKind = 'directory' | 'page' | 'action';

export interface PermissionNode {
  id: string;
  parentId: string | null;
  name: string;
  code: string;
  kind: PermissionKind;
  systemTagName: string | null;
  url: string | null;
  order: number;
  /** Code of another permission that is required to see the page; pages of modules may have one. */
  asks?: string;
  children: PermissionNode[];
  version?: Version;
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

/** Result of an import; rows count from 1, including the heading. */
export interface ImportReport {
  imported: number;
  failed: number;
  problems: { row: number; column: string; message: string }[];
}
