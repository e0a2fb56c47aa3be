import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The source of a shared library's System module. Every name is explicit: `export *` from a
 * CommonJS library would yield nothing but `default`.
 *
 * @param {import('./libraries.js').SharedLibrary} library
 * @param {(name: string) => Record<string, unknown>} [load] reads a CommonJS library
 * @returns {string}
 */
export function facade({ name, commonjs, names }, load = require) {
  if (commonjs) {
    const own = Object.keys(load(name)).filter(
      (key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default',
    );
    return `import library from '${name}';\nexport default library;\nexport const { ${own.join(', ')} } = library;\n`;
  }
  if (!names) return `export * from '${name}';\nexport * as default from '${name}';\n`;
  return names.map((key) => `export { ${key} } from '${name}';`).join('\n');
}
