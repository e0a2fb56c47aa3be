import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { FieldError } from '../http/business-error';

interface ParentedRow {
  readonly id: string;
  readonly parentId: string | null;
}

export type TreeNode<T> = T & { children: TreeNode<T>[] };

/** Converts ordered rows to a forest. A row whose parent is missing becomes a root; rows in a cycle are left out. */
export function toTree<T extends ParentedRow>(rows: readonly T[]): TreeNode<T>[] {
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] } as TreeNode<T>]));
  const roots: TreeNode<T>[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    (parent ? (parent.children as TreeNode<T>[]) : roots).push(node);
  }
  return roots;
}

/**
 * Throws 40000, naming `parentId` and the reason, unless the parent exists and is neither the row itself nor below it,
 * since the client may have an older tree. A new row has no id.
 */
export function requireParent(
  rows: readonly ParentedRow[],
  id: string | undefined,
  parentId: string | null,
): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let at = parentId;
  for (let steps = 0; at !== null; steps += 1) {
    const parent = byId.get(at);
    if (at === id) throw new FieldError('parentId', 'field.parentBelow');
    if (!parent || steps > byId.size) throw new FieldError('parentId', 'field.parentGone');
    at = parent.parentId;
  }
}

/**
 * Refuses a name that a sibling has, so that a request repeated after a lost response, or a concurrent one, adds no
 * second row.
 */
export function requireUniqueName(
  rows: readonly (ParentedRow & { readonly name: string })[],
  { name, parentId }: { readonly name?: string | undefined; readonly parentId: string | null },
): void {
  if (rows.some((row) => row.parentId === parentId && row.name === name)) {
    throw new FieldError('name', 'field.nameBeside', errorCodes.conflict);
  }
}

/** Serialises changes of a tree until the transaction ends: two concurrent moves could make a cycle. */
export async function lockTree(
  tx: Tx,
  kind: 'branch' | 'category' | 'department',
  organId: string,
): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} tree ${organId}`}, 0))`,
  );
}
