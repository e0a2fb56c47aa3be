import { type Node, parse } from 'acorn';

/** What a System module says of itself, read without running it. */
export interface ModuleFacts {
  /** Names and addresses that it imports. */
  readonly imports: readonly string[];
  /** Names that it exports, as far as they stand there literally. */
  readonly exports: ReadonlySet<string>;
  /** False when it passes on exports that cannot be read (`export *`). */
  readonly complete: boolean;
  /** Literal text exports, such as `version`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Its `requires`: name → range; null when it states none that can be read. */
  readonly requires: Readonly<Record<string, string>> | null;
}

type Tree = Node & Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';

function* nodes(tree: Tree): Generator<Tree> {
  const stack: Tree[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) stack.push(...value.filter(isTree));
      else if (isTree(value)) stack.push(value);
    }
  }
}

const nameOf = (node: unknown): string | null =>
  isTree(node) && node.type === 'Identifier' ? String(node.name) : null;

const textOf = (node: unknown): string | null =>
  isTree(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

const keyOf = (property: Tree): string | null =>
  property.computed === true ? null : (nameOf(property.key) ?? textOf(property.key));

const properties = (object: unknown): Tree[] =>
  isTree(object) && object.type === 'ObjectExpression'
    ? (object.properties as Tree[]).filter(({ type }) => type === 'Property')
    : [];

/** `System.register([…], function (publish) { … })`, an optional name before it. */
function registration(program: Tree): { imports: unknown; body: Tree } | null {
  for (const node of nodes(program)) {
    if (node.type !== 'CallExpression') continue;
    const callee = node.callee as Tree;
    if (callee.type !== 'MemberExpression') continue;
    if (nameOf(callee.object) !== 'System' || nameOf(callee.property) !== 'register') continue;
    const list = node.arguments as unknown[];
    const [imports, body] = textOf(list[0]) === null ? list : list.slice(1);
    if (isTree(imports) && imports.type === 'ArrayExpression' && isTree(body)) {
      return { imports: imports.elements, body };
    }
  }
  return null;
}

/** Reads a module's text. Throws an Error that completes "it …" when it is no System module. */
export function readModule(source: string): ModuleFacts {
  let program: Tree;
  try {
    program = parse(source, { ecmaVersion: 'latest', sourceType: 'script' }) as unknown as Tree;
  } catch (error) {
    throw new Error(`is not a script that browsers can read (${(error as Error).message})`);
  }
  const found = registration(program);
  if (!found) throw new Error('is not a System module (no System.register)');
  const publish = nameOf((found.body.params as unknown[] | undefined)?.[0]);
  const values = new Map<string, unknown>();
  const exports = new Map<string, unknown>();
  let complete = true;
  for (const node of nodes(found.body)) {
    if (node.type === 'VariableDeclarator' && node.init) {
      const name = nameOf(node.id);
      if (name !== null) values.set(name, node.init);
    }
    if (publish === null || node.type !== 'CallExpression' || nameOf(node.callee) !== publish) {
      continue;
    }
    const [first, second] = node.arguments as unknown[];
    const single = textOf(first);
    if (single !== null) exports.set(single, second);
    else if (isTree(first) && first.type === 'ObjectExpression') {
      for (const property of properties(first)) {
        const key = keyOf(property);
        if (key !== null) exports.set(key, property.value);
      }
    } else complete = false;
  }
  const resolve = (node: unknown): unknown => values.get(nameOf(node) ?? '') ?? node;
  const texts = new Map<string, string>();
  for (const [name, node] of exports) {
    const text = textOf(resolve(node));
    if (text !== null) texts.set(name, text);
  }
  const ranges = properties(resolve(exports.get('requires'))).flatMap((property) => {
    const range = textOf(resolve(property.value));
    const key = keyOf(property);
    return key !== null && range !== null ? [[key, range] as const] : [];
  });
  return {
    imports: (found.imports as unknown[]).flatMap((one) => textOf(one) ?? []),
    exports: new Set(exports.keys()),
    complete,
    texts,
    requires: ranges.length > 0 ? Object.fromEntries(ranges) : null,
  };
}
