/** An actor in an organisation, with its branches. */
export interface SeedActor {
  tenant: string;
  organ: string;
  kind?: 'staff' | 'student';
  title: string;
  role: string;
  branches: readonly string[];
}

/** The accounts of architecture §5; the password of all is `Demo#2026`. */
export interface SeedPerson {
  phone: string;
  name: string;
  nickname: string;
  mail?: string;
  verified?: true;
  operator?: true;
  /** True for the account of the demo login, which has no password. */
  noPassword?: true;
  actors: readonly SeedActor[];
}
