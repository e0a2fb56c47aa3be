import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { branch, department } from '../../../db/schema';
import type { Scope } from '../../branch-scope';

/** Ids by name and by path, such as `教学部 / 一组`; null for an ambiguous name. */
export type Names = ReadonlyMap<string, string | null>;

interface Node {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

export const asKey = (text: string): string =>
  text
    .split('/')
    .map((part) => part.trim())
    .join('/')
    .toLowerCase();

function pathOf(node: Node, byId: ReadonlyMap<string, Node>): string {
  const parent = node.parentId === null ? undefined : byId.get(node.parentId);
  return parent ? `${pathOf(parent, byId)} / ${node.name}` : node.name;
}

/** The path of each node, in their order. */
function pathsOf(nodes: readonly Node[]): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.map((node) => pathOf(node, byId));
}

/** Maps each name and each path to an id. */
export function namesOf(nodes: readonly Node[]): Names {
  const names = new Map<string, string | null>();
  for (const { id, name } of nodes) {
    const key = asKey(name);
    names.set(key, names.has(key) ? null : id);
  }
  for (const [index, path] of pathsOf(nodes).entries()) {
    const node = nodes[index];
    if (node && asKey(path) !== asKey(node.name)) names.set(asKey(path), node.id);
  }
  return names;
}

/** Departments of an organisation, and those of its branches where the caller works. */
async function placesToName(tx: Tx, { organId, branches }: Scope) {
  const { id, parentId, name } = department;
  const departments = await tx
    .select({ id, parentId, name })
    .from(department)
    .where(eq(department.organId, organId))
    .orderBy(department.sort, department.name);
  const all = await tx
    .select({ id: branch.id, parentId: branch.parentId, name: branch.name })
    .from(branch)
    .where(eq(branch.organId, organId))
    .orderBy(branch.sort, branch.name);
  return { departments, branches: all.filter((item) => !branches || branches.includes(item.id)) };
}

/** The same, as maps from names to ids. */
export async function namesOfPlaces(tx: Tx, scope: Scope) {
  const { departments, branches } = await placesToName(tx, scope);
  return { departments: namesOf(departments), branches: namesOf(branches) };
}

/** The values allowed in the department and branch columns. */
export async function choicesOf(tx: Tx, scope: Scope) {
  const { departments, branches } = await placesToName(tx, scope);
  return { department: pathsOf(departments), branch: pathsOf(branches) };
}
