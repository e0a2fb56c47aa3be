import type { Node } from 'acorn';

/** A node of the syntax tree with untyped properties. */
export type Tree = Node & Record<string, unknown>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';

/** A node and all its descendants. */
export function* nodes(tree: Tree): Generator<Tree> {
  const stack: Tree[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) stack.push(...value.filter(isTree));
      else if (isTree(value)) stack.push(value);
    }
  }
}

export const nameOf = (node: unknown): string | null =>
  isTree(node) && node.type === 'Identifier' ? String(node.name) : null;

export const textOf = (node: unknown): string | null =>
  isTree(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The value of a string literal or of a template without expressions; null for other nodes. */
export function literalOf(node: unknown): string | null {
  if (!isTree(node) || node.type !== 'TemplateLiteral') return textOf(node);
  const [only, ...more] = node.quasis as { readonly value: { readonly cooked?: string } }[];
  return more.length === 0 ? (only?.value.cooked ?? null) : null;
}

export const keyOf = (property: Tree): string | null =>
  property.computed === true ? null : (nameOf(property.key) ?? textOf(property.key));

/** The plain properties of an object literal. */
export const properties = (object: unknown): Tree[] =>
  isTree(object) && object.type === 'ObjectExpression'
    ? (object.properties as Tree[]).filter(({ type }) => type === 'Property')
    : [];
