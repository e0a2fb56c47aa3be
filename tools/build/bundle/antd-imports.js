import { parseAst } from 'rollup/parseAst';
import { moduleOf } from './antd-tiers.js';

/**
 * Rewrites `import { X } from 'antd'` (and `export { X } from 'antd'`) to the tier that exports X. The transpiler has
 * already removed types.
 * @param {string} code ECMAScript module
 * @returns {{ code: string, map: null } | null} null when nothing is imported from antd
 * @throws {Error} for a default or a namespace import: they would ask for all of antd
 */
export function rewriteAntdImports(code) {
  if (!/['"]antd['"]/.test(code)) return null;
  const body = /** @type {any[]} */ (/** @type {unknown} */ (parseAst(code).body));
  let out = '';
  let last = 0;
  for (const node of body) {
    if (node.source?.value !== 'antd') continue;
    const verb = node.type === 'ImportDeclaration' ? 'import' : 'export';
    /** @type {Map<string, string[]>} */
    const byModule = new Map();
    for (const specifier of node.specifiers ?? [{ type: 'ExportAllDeclaration' }]) {
      if (specifier.type !== 'ImportSpecifier' && specifier.type !== 'ExportSpecifier') {
        throw new Error("import antd's components by name: import { Button } from 'antd'");
      }
      const [from, to] =
        verb === 'import'
          ? [specifier.imported, specifier.local]
          : [specifier.local, specifier.exported];
      const module = moduleOf(from.name);
      const list = byModule.get(module) ?? [];
      list.push(from.name === to.name ? from.name : `${from.name} as ${to.name}`);
      byModule.set(module, list);
    }
    const statements = [...byModule].map(
      ([module, names]) => `${verb} { ${names.join(', ')} } from '${module}';`,
    );
    // On one line, with the line breaks of the original, so that line numbers do not change.
    const lineBreaks = code.slice(node.start, node.end).replace(/[^\n]/g, '');
    out += code.slice(last, node.start) + statements.join(' ') + lineBreaks;
    last = node.end;
  }
  return { code: out + code.slice(last), map: null };
}
