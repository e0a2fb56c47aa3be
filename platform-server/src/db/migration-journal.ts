import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { queueState } from '../jobs/queue';
import type { KnownMigrations } from './check-migration-date';
import { grantStatements } from './grants';
import type { Roles } from './roles';

interface Journal extends KnownMigrations {
  readonly text: string;
}

export async function readJournal(folder: string): Promise<Journal> {
  const text = await readFile(join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: { when: number }[] };
  const times = entries.map(({ when }) => when);
  return { text, baseline: Math.min(...times), newest: Math.max(...times) };
}

/** A hash of the migrations' journal and of the grants: the state that this code needs. */
export function wantedState({ text }: Journal, roles: Roles): string {
  return createHash('sha256')
    .update(text)
    .update(grantStatements(roles).join(';'))
    .update(queueState)
    .digest('hex');
}

/** True if an earlier start left the database in this state and its roles exist. */
export async function isInState(client: pg.Client, state: string, roles: Roles): Promise<boolean> {
  const names = Object.values(roles);
  const { rowCount } = await client.query(
    `SELECT WHERE obj_description(to_regclass('server_setting'), 'pg_class') = $1 AND
      (SELECT count(*) FROM pg_roles
        WHERE rolname = ANY($2) AND pg_has_role(current_user, oid, 'MEMBER')) = $3`,
    [state, names, names.length],
  );
  return rowCount === 1;
}
