import type { LoadedModule } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/**
 * Adds one load for each module, in one statement. Modules that the map does not contain are only counted if they
 * were counted within two days, because open pages may run an older map. This keeps invented names out of the table.
 *
 * @param isKnown whether the served map has the module at that address
 */
export async function countLoads(
  db: Database,
  modules: readonly LoadedModule[],
  isKnown: (loaded: LoadedModule) => boolean,
): Promise<void> {
  const rows = modules.map((module) => ({ ...module, known: isKnown(module) }));
  await db.executeAsSystem(sql`
    INSERT INTO module_load AS l (hour, module, address, loads)
    SELECT DISTINCT date_trunc('hour', now()), r.module, r.address, 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(module text, address text, known boolean)
    WHERE r.known OR EXISTS (SELECT 1 FROM module_load b WHERE b.module = r.module
      AND b.address = r.address AND b.hour > now() - interval '2 days')
    ORDER BY 2, 3
    ON CONFLICT (hour, module, address) DO UPDATE SET loads = l.loads + 1`);
}
