import { parse } from 'acorn';
import { type ModuleFacts, readValues } from './module-facts';
import { readEsModule } from './read-es-module';
import { isTree, keyOf, nameOf, nodes, properties, type Tree, textOf } from './syntax-tree';

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

function parseSource(source: string, sourceType: 'script' | 'module'): Tree {
  return parse(source, { ecmaVersion: 'latest', sourceType }) as unknown as Tree;
}

const noImportedNames: ModuleFacts['importedNames'] = new Map();

/** Parses a module's text. Throws an Error that completes "it …" if it is neither kind of module. */
export function readModule(source: string): ModuleFacts {
  let program: Tree;
  try {
    program = parseSource(source, 'script');
  } catch (error) {
    return readAsEsModule(source, (error as Error).message);
  }
  return readSystemModule(program);
}

/**
 * Parses a file that an ES module imports, which browsers always treat as a module. Throws an Error that completes
 * "it …".
 */
export function readEsFile(source: string): ModuleFacts {
  let program: Tree;
  try {
    program = parseSource(source, 'module');
  } catch (error) {
    throw new Error(`is not a script that browsers can read (${(error as Error).message})`);
  }
  return readEsModule(program);
}

/** Text that only parses as a module, because of `import`, `export` or `await`, is an ES module. */
function readAsEsModule(source: string, asScript: string): ModuleFacts {
  let program: Tree;
  try {
    program = parseSource(source, 'module');
  } catch {
    throw new Error(`is not a script that browsers can read (${asScript})`);
  }
  return readEsModule(program);
}

function readSystemModule(program: Tree): ModuleFacts {
  const registrationParts = registration(program);
  if (!registrationParts)
    throw new Error('is neither a System module (no System.register) nor an ES module (no export)');
  const publish = nameOf((registrationParts.body.params as unknown[] | undefined)?.[0]);
  const values = new Map<string, unknown>();
  const exports = new Map<string, unknown>();
  let complete = true;
  for (const node of nodes(registrationParts.body)) {
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
  return {
    format: 'system',
    imports: (registrationParts.imports as unknown[]).flatMap((value) => textOf(value) ?? []),
    exports: new Set(exports.keys()),
    complete,
    ...readValues(exports, resolve),
    importedNames: noImportedNames,
    scripts: [],
  };
}
