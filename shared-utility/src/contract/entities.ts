/** Entities of specification §3, as they travel over the wire. Times are ISO 8601 in UTC. */
export type Locale = 'zh-CN' | 'en-US' | 'fr-FR';

/** What a foreign module says of its entry in the menu. */
export interface OfferedMenuEntry {
  /** Of `menuIcons`. */
  icon?: string;
  /** The page gives room around what the module shows. */
  padded?: boolean;
  /**
   * Pages that are reached from this one and are in breadcrumbs alone, each after the one whose `url` is its `parent`.
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
    /** Of a foreign module's entry. Ours. */
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
 * Grows with every change of a row; ours, absent where a platform has none. Sent back with a change, a stale one
 * is refused with 40900, and `data.present` is the row as it is now.
 */
export type Version = number;

/** A new row, or a change of the one that `id` names: that touches what is sent and nothing else. */
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

/** An organisation that a person belongs to, with the actor (role in it) that a login takes. */
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

/** What the entrance needs before anybody is logged in. */
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
  /** With a hidden middle, as the ID number; `student.reveal` shows one whole. */
  phone: string;
  email: string | null;
  idNumber: string | null;
  departmentId: string | null;
  departmentName: string | null;
  /** Ours, absent where a platform has none; null is the organisation as a whole. */
  branchId?: string | null;
  branchName?: string | null;
  status: StudentStatus;
  createdAt: string;
  version?: Version;
}

/** A change touches what is sent; with the version that was read, a row that changed meanwhile refuses it. */
export type StudentChange = { userId: string; version?: Version } & Partial<StudentInput>;

export interface StudentInput {
  name: string;
  phone: string;
  email?: string | null;
  idNumber?: string | null;
  departmentId?: string | null;
  /** Where the caller works; a new student's is the caller's own by default. Ours. */
  branchId?: string | null;
  status?: StudentStatus;
}

export interface LoginResult {
  token: string;
  userId: string;
}

/** The place of a session after a switch of identity or branch. */
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

/** A part that a person plays in a tenant. */
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
  /** With a hidden middle, but for oneself; `profile.reveal` shows it whole. */
  idNumber: string | null;
  /** The tenant's record of it, with a hidden middle; ours. */
  phone?: string | null;
  birthday: string | null;
  email: string | null;
  address: string | null;
  education: string | null;
  employer: string | null;
  updatedAt: string;
  version?: Version;
}

/** Applying to have one's account closed. */
export interface LogoutApplication {
  status: 'none' | 'pending' | 'withdrawn' | 'done';
  appliedAt: string | null;
  /** When a pending application takes effect. */
  effectiveAt: string | null;
  /** Days from an application to its effect; absent where the platform does not say. */
  noticeDays?: number;
  /** The bound address whose code confirms an application; null where none does now. */
  confirmBy?: 'mail' | 'phone' | null;
  /** From when a bound address confirms one where none does now, each being too new. */
  confirmFrom?: string | null;
}

/** `data` of a refusal because the session is over (303), where the platform says why. */
export interface SessionOver {
  /**
   * `elsewhere`: another device, an administrator or a change of the account ended it; `organ`: the organisation where
   * the person worked is disabled; `tenant`: the tenant is, or its time is over.
   */
  ended: 'elsewhere' | 'expired' | 'organ' | 'tenant';
}

/** When each guard of the account last changed; null where it never did or nothing is known. */
export interface AccountGuards {
  passwordChangedAt: string | null;
  phoneChangedAt: string | null;
  mailChangedAt: string | null;
  verifiedAt: string | null;
  /** Null where no face is enrolled. */
  faceEnrolledAt: string | null;
  /** When a picture last was of the enrolled face; absent where the platform does not say. */
  faceMatchedAt?: string | null;
}

/** A place where the account is logged in. */
export interface AccountSession {
  sessionId: string;
  /** As the browser named itself when it logged in; empty where it did not. */
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

/** One entry of the account's own history. */
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
  /** Code of another permission that is needed to see the page: pages of modules may ask for one. */
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
  /** With a hidden middle; `saas.reveal` shows it whole. */
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
  /** At this tenant's pages. */
  lastLoginAt: string | null;
  createdAt: string;
  version?: Version;
}

/** Somebody who is asked to become staff and has not answered yet, as the administrator wrote them. */
export interface Invitation
  extends Pick<
    Administrator,
    'id' | 'name' | 'phone' | 'email' | 'roles' | 'branches' | 'createdAt'
  > {
  /** Name of the administrator who asked; empty for the platform's operator. */
  invitedBy: string;
  expiresAt: string;
}

/** An invitation as the invited person sees it. */
export interface OwnInvitation {
  id: string;
  tenantName: string;
  organName: string;
  /** The host of the tenant's pages, where it is answered. */
  domain: string;
  createdAt: string;
  expiresAt: string;
}

/** What came of an imported sheet; rows count from 1, the heading included. */
export interface ImportReport {
  imported: number;
  failed: number;
  problems: { row: number; column: string; message: string }[];
}
