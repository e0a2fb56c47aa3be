import { type ModuleFacts, readValues } from './module-facts';
import { isTree, literalOf, nameOf, nodes, type Tree, textOf } from './syntax-tree';

const nodesOf = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);

/** A name in `import { … }` or `export { … }`: an identifier or a string. */
const specifiedName = (node: unknown): string | null => nameOf(node) ?? textOf(node);

/** Names that a declaration defines, with their initial value if any. */
function declaredNames(declaration: Tree): [string, unknown][] {
  if (declaration.type !== 'VariableDeclaration') {
    const name = nameOf(declaration.id);
    return name === null ? [] : [[name, declaration]];
  }
  return nodesOf(declaration.declarations).flatMap(({ id, init }) => {
    if (nameOf(id) !== null) return [[nameOf(id) as string, init] as [string, unknown]];
    // `export const { mount, unmount } = …`
    const inside = isTree(id) ? [...nodes(id)].map((node) => nameOf(node)) : [];
    return inside.flatMap((name) => (name === null ? [] : [[name, null] as [string, unknown]]));
  });
}

/** Scripts that it imports, static or dynamic; imports `with { type: … }` are no scripts. */
function scriptsOf(program: Tree): string[] {
  const specifiers = [...nodes(program)].flatMap(({ type, source, attributes, options }) => {
    if (type === 'ImportExpression') return options ? [] : [source];
    const isStatement = /^(Import|ExportAll|ExportNamed)Declaration$/.test(type);
    return isStatement && nodesOf(attributes).length === 0 ? [source] : [];
  });
  return [...new Set(specifiers.flatMap((source) => literalOf(source) ?? []))];
}

/** Facts of an ES module; `program` was parsed as a module. */
export function readEsModule(program: Tree): ModuleFacts {
  const imports: string[] = [];
  const importedNames = new Map<string, Set<string>>();
  const values = new Map<string, unknown>();
  const exports = new Map<string, unknown>();
  let complete = true;

  const addImport = (source: unknown, names: (string | null)[]): void => {
    const from = textOf(source);
    if (from === null) return;
    imports.push(from);
    const cached = importedNames.get(from) ?? new Set();
    for (const name of names) if (name !== null) cached.add(name);
    importedNames.set(from, cached);
  };

  for (const statement of nodesOf(program.body)) {
    const { type, declaration, source, specifiers } = statement;
    const parts = nodesOf(specifiers);
    if (type === 'VariableDeclaration') {
      for (const [name, value] of declaredNames(statement)) values.set(name, value);
    } else if (type === 'ImportDeclaration') {
      const specifierOf = (part: Tree) =>
        part.type === 'ImportDefaultSpecifier' ? 'default' : specifiedName(part.imported);
      addImport(source, parts.map(specifierOf));
    } else if (type === 'ExportAllDeclaration') {
      addImport(source, []);
      const name = specifiedName(statement.exported);
      if (name === null) complete = false;
      else exports.set(name, null);
    } else if (type === 'ExportDefaultDeclaration') {
      exports.set('default', declaration);
    } else if (type === 'ExportNamedDeclaration') {
      if (isTree(declaration)) {
        for (const [name, value] of declaredNames(declaration)) {
          values.set(name, value);
          exports.set(name, value);
        }
      }
      for (const part of parts) exports.set(specifiedName(part.exported) ?? '', part.local);
      if (source)
        addImport(
          source,
          parts.map(({ local }) => specifiedName(local)),
        );
    }
  }
  const resolve = (node: unknown): unknown => values.get(nameOf(node) ?? '') ?? node;
  return {
    format: 'es',
    imports,
    exports: new Set(exports.keys()),
    complete,
    ...readValues(exports, resolve),
    importedNames: importedNames,
    scripts: scriptsOf(program),
  };
}
