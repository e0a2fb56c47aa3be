import { rollup } from 'rollup';
import { plainInput, selectSearch, sharedIcon, styleNonce } from './antd-plugins.js';
import { cssText, minify, namesInUse, onlyShared, virtual } from './plugins.js';

/**
 * @param {Record<string, string>} files sources by id; `main` is the entry
 * @param {import('rollup').Plugin[]} plugins
 */
async function bundle(files, plugins) {
  const bundled = await rollup({
    input: 'main',
    external: (id) => id === 'shared' || /^antd\/[a-z]+$/.test(id),
    plugins: [
      ...plugins,
      {
        name: 'files',
        resolveId: (id) => (id in files ? id : null),
        load: (id) => files[id] ?? null,
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'es' });
  return output[0].code;
}

describe('names in use', () => {
  test('are recorded with the file that uses them', async () => {
    /** @type {import('../names.js').Use[]} */
    const uses = [];
    await bundle(
      {
        main: "import whole, { part as piece } from 'shared'; export { other } from 'shared'; import './near'; console.log(whole, piece);",
        './near': "import * as all from 'shared'; console.log(all);",
      },
      [namesInUse((use) => uses.push(use))],
    );
    expect(uses).toEqual([
      { from: 'shared', name: 'default', file: 'main' },
      { from: 'shared', name: 'part', file: 'main' },
      { from: 'shared', name: 'other', file: 'main' },
    ]);
  });
});

describe('a room', () => {
  const rules = [{ pattern: /^@noble/, room: 'shared-utility' }];
  const guard = (/** @type {string} */ room) => onlyShared(room, (id) => id === 'shared', rules);

  test('may not bundle a library by mistake', async () => {
    const attempt = bundle({ main: "import 'lodash';" }, [guard('entrance')]);
    await expect(attempt).rejects.toThrow("main imports 'lodash', which is no shared module");
  });

  test('may bundle a library that is allowed for it alone', async () => {
    const files = {
      main: "import '@noble/hashes/legacy.js';",
      '@noble/hashes/legacy.js': 'console.log(5);',
    };
    await expect(bundle(files, [guard('shared-utility')])).resolves.toContain('console.log(5)');
    await expect(bundle(files, [guard('entrance')])).rejects.toThrow(/no shared module/);
  });
});

test('an icon is rendered by the shared component', async () => {
  const icon = '/x/node_modules/@ant-design/icons/es/icons/Star.js';
  const code = await bundle(
    {
      main: `import Star from '${icon}'; console.log(Star);`,
      [icon]: "import AntdIcon from '../components/AntdIconLight'; export default AntdIcon;",
    },
    [sharedIcon()],
  );
  expect(code).toContain("from 'antd/login'");
});

test.each([
  ['Input', 'antd/login'],
  ['Password', 'antd/frame'],
])('a plain %s is imported from %s, in every room', async (name, tier) => {
  const main = `import It from 'antd/es/input/${name}'; console.log(It);`;
  const code = await bundle({ main }, [plainInput(), onlyShared('entrance', () => false, [])]);
  expect(code).toContain(`from '${tier}'`);
});

describe('the search of a select', () => {
  const id = '/x/node_modules/@rc-component/select/es/SelectInput/Input.js';

  test('is not marked as a new password, which password managers would create', async () => {
    const source = "export const of = (autoComplete) => autoComplete || 'new-password';";
    const code = await bundle({ main: `export * from '${id}';`, [id]: source }, [selectSearch()]);
    expect(code).toContain("autoComplete || 'off'");
  });

  test('fails the build if rc has changed the place', async () => {
    const attempt = bundle({ main: `import '${id}';`, [id]: 'console.log(1);' }, [selectSearch()]);
    await expect(attempt).rejects.toThrow(/adapt tools.build.bundle.select-search/);
  });
});

describe('styles that rc writes', () => {
  const id = '/x/node_modules/@rc-component/util/es/Dom/dynamicCSS.js';

  test("have the page's nonce if no other is given", async () => {
    const source =
      'export function inject(csp, styleNode) {\n  if (csp?.nonce) {\n    styleNode.nonce = csp?.nonce;\n  }\n}';
    const code = await bundle({ main: `export * from '${id}';`, [id]: source }, [styleNonce()]);
    expect(code).toContain('meta[name="csp-nonce"]');
  });

  test('fail the build if rc has changed the place', async () => {
    const attempt = bundle({ main: `import '${id}';`, [id]: 'console.log(1);' }, [styleNonce()]);
    await expect(attempt).rejects.toThrow(/adapt styleNonce/);
  });
});

test('a style sheet is imported as its text', async () => {
  const code = await bundle(
    {
      main: "export { default } from './a.css';",
      './a.css': '/* calm */\n.a {\n  color: red;\n}\n',
    },
    [cssText()],
  );
  expect(code).toContain('".a{color: red;}"');
});

test('virtual sources are found by name', async () => {
  const code = await bundle({ main: "import 'virtual:one';" }, [
    virtual(new Map([['one', 'console.log("one");']])),
  ]);
  expect(code).toContain('console.log("one")');
});

describe('a minified module', () => {
  const small = async (/** @type {import('rollup').ModuleFormat} */ format, id = 'a.js') => {
    const source = { name: 'source', resolveId: () => id, load: () => '// says so\nsay("x");' };
    const bundled = await rollup({ input: 'a.js', plugins: [source, minify()] });
    const { output } = await bundled.generate({ format, sourcemap: true });
    return output[0];
  };

  test('of the page asks to be compiled ahead, and its source map still matches', async () => {
    const { code, map } = await small('system');
    const lines = code.split('\n');
    expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
    expect(lines[1]).toMatch(/^System\.register.*say\("x"\)/);
    expect(map?.mappings).toMatch(/^;[^;]/);
  });

  test('of texts, or of other code, does not', async () => {
    const texts = await small('system', '/room/phrases/fr-FR.ts');
    expect(texts.code).toMatch(/^System\.register/);
    expect(texts.map?.mappings).toMatch(/^[^;]/);
    expect((await small('iife')).code).not.toContain('allFunctionsCalledOnLoad');
  });
});
