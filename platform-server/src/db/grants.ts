/**
 * What each role may do with each table: applied after the migrations on every start, so that a
 * table without a line here is reachable for nobody. Row-level security narrows it further.
 */
type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

const all: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

interface TableGrant {
  readonly app: readonly Privilege[];
  readonly system: readonly Privilege[];
}

export const grants: Readonly<Record<string, TableGrant>> = {
  tenant: { app: ['SELECT', 'UPDATE'], system: all },
  tenant_domain: { app: ['SELECT'], system: all },
  tenant_config: { app: all, system: all },
  organ: { app: all, system: all },
  account: { app: ['SELECT', 'UPDATE'], system: all },
  session: { app: [], system: all },
  department: { app: all, system: all },
  branch: { app: all, system: all },
  member: { app: all, system: all },
  actor: { app: all, system: all },
  actor_branch: { app: all, system: all },
  role: { app: all, system: all },
  permission: { app: all, system: all },
  role_permission: { app: all, system: all },
  actor_role: { app: all, system: all },
};

/** The statements that bring the database to the table above. */
export function grantStatements(): string[] {
  return Object.entries(grants).flatMap(([table, { app, system }]) => [
    `REVOKE ALL ON "${table}" FROM edu_app, edu_system`,
    ...(app.length > 0 ? [`GRANT ${app.join(', ')} ON "${table}" TO edu_app`] : []),
    ...(system.length > 0 ? [`GRANT ${system.join(', ')} ON "${table}" TO edu_system`] : []),
  ]);
}
