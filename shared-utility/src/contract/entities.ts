/** Entities of specification §3, as they travel over the wire. Times are ISO 8601 in UTC. */
export type Locale = 'zh-CN' | 'en-US' | 'fr-FR';

/** One node of the server's menu tree. Type 2 is a page; other types are directories. */
export interface MenuNodeDto {
  id: string;
  parentId: string | null;
  name: string;
  data: { systemTagName: string; url: string; name: string; description: string; type: number };
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

export interface Branch {
  id: string;
  branch: string;
  name: string;
  organ: string;
  actor: string;
  channel: string;
  ucode: string;
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
  phone: string;
  email: string | null;
  idNumber: string | null;
  departmentId: string | null;
  departmentName: string | null;
  status: StudentStatus;
  createdAt: string;
}

export interface StudentInput {
  name: string;
  phone: string;
  email?: string | null;
  idNumber?: string | null;
  departmentId?: string | null;
  status?: StudentStatus;
}

export interface LoginResult {
  token: string;
  userId: string;
}
