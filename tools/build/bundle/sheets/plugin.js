import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { inRepo } from '../../paths.js';

/**
 * @typedef {import('./marks.js').Sheet} Sheet
 * @typedef {{ sheets: [string, Sheet[]][], reset: Sheet, icons: Sheet, frames: [string, string][] }} Printed
 */

const folder = 'tools/build/bundle/sheets';
const makers = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);

/**
 * The place where the library's hook returns if no style sheet is wanted; it is patched to write ours and to return
 * always.
 */
export const earlyReturn = `if (memoizedZeroRuntime) {
        return hashId;
      }`;
const replacement = `useSheet(reset, { name: concatComponent, prefixCls, rootCls, hashId }, styleFn, options);
      return hashId;`;

/** @returns {Printed} every style sheet of the installed antd */
export function print() {
  const program = inRepo(`${folder}/print.js`);
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(
    execFileSync(process.execPath, [program], { env, encoding: 'utf8', maxBuffer: 1e8 }),
  );
}

/** @param {string} frame */
const frameModule = (frame) => `antd-sheets/frame/${frame}`;

/** @param {Sheet} sheet @returns {{ imports: string, value: string }} source of a `PageSheet` */
function sourceOf({ css, frames }) {
  const names = frames.map((frame, place) => `frame${place}${frame.replace(/\W/g, '_')}`);
  const imports = frames.map(
    (frame, place) => `import ${names[place]} from ${JSON.stringify(frameModule(frame))};\n`,
  );
  return { imports: imports.join(''), value: `[${[JSON.stringify(css), ...names].join(', ')}]` };
}

/** @param {any} node @returns {Generator<any>} every call below it, in the order of the text */
function* calls(node) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'CallExpression' && makers.has(node.callee.name)) yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const part of value) yield* calls(part);
    else if (value && typeof value.type === 'string') yield* calls(value);
  }
}

/** @param {any} node the first argument @returns {string} as print.js names it */
function nameOf(node) {
  const cells = node.type === 'ArrayExpression' ? node.elements : [node];
  const [first, part = first] = cells.map((/** @type {any} */ cell) => cell.value);
  return `${first}-${part}`;
}

/**
 * antd's style sheets created by the build: they are the same in every theme, and computing them took a third of the
 * page's script time until a list was shown (docs/performance.md). A theme only changes variables, which antd still
 * computes in the page.
 * @param {() => Printed} [read]
 * @returns {import('rollup').Plugin}
 */
export function staticSheets(read = print) {
  /** @type {Map<string, string>} sources by module name */
  const sources = new Map();
  /** @type {Map<string, Sheet[]>} */
  let sheets = new Map();
  /** @type {Set<Sheet>} */
  const placed = new Set();
  return {
    name: 'static-sheets',
    buildStart() {
      const printed = read();
      sheets = new Map(printed.sheets);
      for (const name of /** @type {const} */ (['reset', 'icons'])) {
        const { imports, value } = sourceOf(printed[name]);
        sources.set(`antd-sheets/${name}`, `${imports}export default ${value};`);
      }
      for (const frame of printed.frames) {
        sources.set(frameModule(frame[0]), `export default ${JSON.stringify(frame)};`);
      }
      for (const file of ['print.js', 'marks.js', 'page.js']) {
        this.addWatchFile(inRepo(`${folder}/${file}`));
      }
    },
    resolveId: (id) => (sources.has(id) ? `\0${id}` : null),
    load(id) {
      if (id.endsWith('/antd/es/theme/util/useResetIconStyle.js')) {
        return `import { useIconSheet } from '${inRepo(`${folder}/page.js`)}';
import icons from 'antd-sheets/icons';
export default () => useIconSheet(icons);`;
      }
      return sources.get(id.slice(1)) ?? null;
    },
    transform(code, id) {
      if (id.endsWith('/@ant-design/cssinjs-utils/es/util/genStyleUtils.js')) {
        if (!code.includes(earlyReturn)) {
          this.error(
            'antd changed where its styles are left out: adapt staticSheets in tools/build/bundle/sheets',
          );
        }
        const start = `import { useSheet } from '${inRepo(`${folder}/page.js`)}';
import reset from 'antd-sheets/reset';
`;
        return { code: start + code.replace(earlyReturn, replacement), map: null };
      }
      if (!id.includes('/antd/es/') || ![...makers].some((maker) => code.includes(`${maker}(`))) {
        return null;
      }
      const sheetCalls = [...calls(this.parse(code))];
      /** @type {Map<string, number>} */
      const seen = new Map();
      let imports = '';
      let text = code;
      for (const { arguments: parameters } of sheetCalls.toReversed()) {
        const name = nameOf(parameters[0]);
        const list = sheets.get(name) ?? [];
        const place = list.length - 1 - (seen.get(name) ?? 0);
        const sheet = list[place];
        if (!sheet) {
          this.error(
            `antd's ${path.basename(path.dirname(path.dirname(id)))} makes a style ${name} that ${folder}/print.js did not find`,
          );
        }
        seen.set(name, (seen.get(name) ?? 0) + 1);
        placed.add(sheet);
        const source = sourceOf(sheet);
        if (!imports.includes(source.imports)) imports += source.imports;
        text = text.slice(0, parameters[1].start) + source.value + text.slice(parameters[1].end);
      }
      return { code: imports + text, map: null };
    },
    buildEnd(error) {
      const unplaced = [...sheets].filter(([, list]) => list.some((sheet) => !placed.has(sheet)));
      if (error || unplaced.length === 0) return;
      this.error(
        `no file of antd makes the style ${unplaced.map(([name]) => name).join(', ')} any more`,
      );
    },
  };
}
