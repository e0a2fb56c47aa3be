import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { moduleMenu } from '../../db/schema';
import type { MapChange } from '../edit-map';

/** Consequences of a change for the menus of tenants that have entries of its modules. */
export interface MenuRemarks {
  /** Removed modules whose menu entries would lead nowhere. */
  readonly needs: readonly string[];
  /** Changed modules whose menu entries come from a former version. */
  readonly notes: readonly string[];
}

/** Finds the changed modules that have menu entries. */
export async function menuRemarks(
  db: Database,
  changes: readonly MapChange[],
): Promise<MenuRemarks> {
  const names = changes.flatMap(({ name, from }) => (from === null ? [] : [name]));
  if (names.length === 0) return { needs: [], notes: [] };
  const rows = await db.withSystem((tx) =>
    tx
      .select({ module: moduleMenu.module })
      .from(moduleMenu)
      .where(and(inArray(moduleMenu.module, names), isNotNull(moduleMenu.content))),
  );
  const owners = new Set(rows.map(({ module }) => module));
  const ownedChanges = changes.filter(({ name }) => owners.has(name));
  return {
    needs: ownedChanges
      .filter(({ to }) => to === null)
      .map(({ name }) => `"${name}" has entries in the menus: take them out first (Modules, Menu)`),
    notes: ownedChanges
      .filter(({ to }) => to !== null)
      .map(
        ({ name }) =>
          `the menus have what the former version of "${name}" offered: see whether it offers more now (Modules, Menu)`,
      ),
  };
}
