/** The demo tenants of architecture §5. */
export interface SeedTenant {
  key: string;
  name: string;
  pageTitle: string;
  /** Name and mobile number of the tenant's contact. */
  contact: readonly [name: string, phone: string];
  logo: string;
  status?: 'active' | 'disabled';
  isDemo?: boolean;
  domains: readonly string[];
  config: Readonly<Record<string, string>>;
  /** Organisation names by key. */
  organs: Readonly<Record<string, string>>;
  /** The channels of organisations that are not 1. */
  channels?: Readonly<Record<string, string>>;
  /** Branches by key, with organisation, name, short code and the branch above. */
  branches: Readonly<
    Record<string, { organ: string; name: string; ucode: string; parent?: string }>
  >;
}
