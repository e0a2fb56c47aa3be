import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { type MenuContent, moduleMenu } from '../db/schema';
import type { Author } from '../import-map/author';
import { entriesOf } from './entries';
import { insertEntries } from './menu-rows';

/** The stored menu of a module, and who changed it. */
export type StoredMenu = typeof moduleMenu.$inferSelect;

export async function storedMenu(tx: Tx, module: string): Promise<StoredMenu | null> {
  const [row] = await tx.select().from(moduleMenu).where(eq(moduleMenu.module, module));
  return row ?? null;
}

/** The same with a row lock until the transaction ends, so that two operators do not write concurrently. */
export async function lockMenu(tx: Tx, module: string): Promise<StoredMenu> {
  await tx.insert(moduleMenu).values({ module, who: '' }).onConflictDoNothing();
  const rows = await tx
    .select()
    .from(moduleMenu)
    .where(eq(moduleMenu.module, module))
    .for('update');
  const [row] = rows;
  if (!row) throw new Error(`the menu of ${module} is gone`);
  return row;
}

export async function storeMenu(
  tx: Tx,
  module: string,
  content: MenuContent | null,
  { who, account }: Author,
): Promise<void> {
  await tx
    .update(moduleMenu)
    .set({
      ...{ content, who, accountId: account?.id ?? null },
      ...{ putAt: new Date(), version: sql`${moduleMenu.version} + 1` },
    })
    .where(eq(moduleMenu.module, module));
}

/** Adds the entries of all modules to the menus of new tenants. */
export async function addModuleMenus(tx: Tx, tenantIds: readonly string[]): Promise<void> {
  const rows = await tx.select().from(moduleMenu).where(isNotNull(moduleMenu.content));
  const ids = sql`(SELECT value::uuid AS id FROM jsonb_array_elements_text(${JSON.stringify(tenantIds)}::jsonb)) t`;
  for (const { module, content } of rows) {
    if (content) await insertEntries(tx, module, entriesOf(module, content), ids);
  }
}
