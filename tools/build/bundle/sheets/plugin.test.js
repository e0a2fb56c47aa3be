import { rollup } from 'rollup';
import { earlyReturn, staticSheets } from './plugin.js';

const button = '/modules/antd/es/button/style/index.js';
const grid = '/modules/antd/es/grid/style/index.js';
const hooks = '/modules/@ant-design/cssinjs-utils/es/util/genStyleUtils.js';
const sheet = (/** @type {string} */ css, /** @type {string[]} */ ...frames) => ({ css, frames });

/** @type {Record<string, string>} */
const antd = {
  [button]: `import { genStyleHooks } from '${hooks}';
const costly = (token) => ({ a: token });
export default genStyleHooks('Button', (token) => costly(token), () => ({}));`,
  [grid]: `import { genStyleHooks } from '${hooks}';
export const row = genStyleHooks('Grid', (token) => token, () => ({}));
export const column = genStyleHooks('Grid', (token) => [token], () => ({}));`,
  [hooks]: `export const genStyleHooks = (component, styleFn, prepare) => {
  if (component) { ${earlyReturn} }
};`,
};

const printed = {
  sheets: /** @type {[string, { css: string, frames: string[] }[]][]} */ ([
    ['Button-Button', [sheet('|.`{color:red}', 'css-x-turn')]],
    ['Grid-Grid', [sheet('|.`{row}'), sheet('|.`{column}')]],
  ]),
  reset: sheet('a|{}'),
  icons: sheet('.anticon{}'),
  frames: /** @type {[string, string][]} */ ([['css-x-turn', '@keyframes css-x-turn{}']]),
};

/** @param {Record<string, string>} [files] @param {typeof printed} [sheets] */
async function bundle(files = antd, sheets = printed) {
  const page = `export * from '${grid}'; export { default } from '${button}';`;
  const all = { main: page, ...files };
  const built = await rollup({
    input: 'main',
    external: (id) => id.endsWith('/sheets/page.js'),
    treeshake: { moduleSideEffects: false },
    plugins: [
      staticSheets(() => sheets),
      {
        name: 'files',
        resolveId: (id) => (id in all ? id : null),
        load: (id) => Reflect.get(all, id) ?? null,
      },
    ],
  });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

test('a component gets its style sheet instead of its computation', async () => {
  const code = await bundle();
  expect(code).toContain('"|.`{color:red}"');
  expect(code).toContain('@keyframes css-x-turn{}');
  expect(code).not.toContain('costly');
});

test('two styles of one name in one file keep their order', async () => {
  const code = await bundle();
  expect(code).toMatch(/row = genStyleHooks\('Grid', \["\|\.`\{row\}"\]/);
  expect(code).toMatch(/column = genStyleHooks\('Grid', \["\|\.`\{column\}"\]/);
});

test('the hook writes the sheet instead of asking for a style', async () => {
  expect(await bundle()).toContain('useSheet(reset, { name: concatComponent');
});

test('a style without a sheet fails the build', async () => {
  const less = { ...printed, sheets: printed.sheets.slice(1) };
  await expect(bundle(antd, less)).rejects.toThrow('button makes a style Button-Button');
});

test('a sheet that no file uses fails the build', async () => {
  const [first, ...others] = printed.sheets;
  const oneMoreSheet = { ...printed, sheets: [first, ...others, ['Rate-Rate', [sheet('')]]] };
  await expect(bundle(antd, /** @type {typeof printed} */ (oneMoreSheet))).rejects.toThrow(
    'no file of antd makes the style Rate-Rate',
  );
});

test('an antd whose hook returns at another place fails the build', async () => {
  const moved = { ...antd, [hooks]: 'export const genStyleHooks = () => 0;' };
  await expect(bundle(moved)).rejects.toThrow('antd changed where its styles are left out');
});
