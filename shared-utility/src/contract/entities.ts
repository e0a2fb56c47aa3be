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

/**
 * Incremented with every change of a row; ours, absent on other platforms. Sent back with a change: a stale version
 * is refused with 40900, and `data.present` is the current row.
 */
export type Version = number;

/** A new row, or changes of the one with this `id`; only the fields that are sent change. */
export type Save<T> =
  | ({ id?: undefined } & T)
  | ({ id: string; version?: Version } & { [K in keyof T]?: T[K] });

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

/** Result of an import; rows count from 1, including the heading. */
export interface ImportReport {
  imported: number;
  failed: number;
  problems: { row: number; column: string; message: string }[];
}
