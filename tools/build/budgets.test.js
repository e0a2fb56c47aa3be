import { fault, tighten, upperLimit, weigh } from './budgets.js';

const builtFile = (/** @type {string} */ file, /** @type {number} */ br) => ({
  file,
  integrity: 'sha384-x',
  bytes: { raw: br * 4, br, gz: br * 2 },
});
const library = (
  /** @type {string} */ name,
  /** @type {number} */ br,
  imports = [''].slice(1),
) => ({
  ...builtFile(`/modules/vendor/${name}-1a.js`, br),
  imports,
  chunks: [],
  dynamic: [],
});
/** @type {import('./manifest.js').Manifest} */
const manifest = {
  systemjs: builtFile('/modules/vendor/system-1a.js', 4_000),
  boot: builtFile('/modules/boot-1a.js', 1_000),
  modules: {
    '/a.js': {
      ...builtFile('/a-1a.js', 10_000),
      imports: ['react', 'antd/login'],
      chunks: [builtFile('/chunks/common-1a.js', 2_000)],
      dynamic: [
        { ...builtFile('/chunks/screen-1a.js', 3_000), imports: ['antd/table'] },
        { ...builtFile('/chunks/en-US-1a.js', 500), imports: [] },
      ],
    },
    '/react.js': library('react', 20_000),
    '/antd-login.js': library('antd-login', 60_000, ['react']),
    '/antd-table.js': {
      ...library('antd-table', 40_000, ['react']),
      chunks: [builtFile('/modules/vendor/antd-login-1a.js', 60_000)],
    },
  },
};
const imports = {
  a: '/a.js',
  react: '/react.js',
  'antd/login': '/antd-login.js',
  'antd/table': '/antd-table.js',
};

describe("a page's weight", () => {
  test('is that of all its modules and imports, each file once, with SystemJS and the boot script', () => {
    expect(weigh({ roots: ['a'] }, imports, manifest).kb).toBeCloseTo(4 + 1 + 10 + 2 + 20 + 60);
  });

  test('includes a lazy chunk and its imports if the page always loads it', () => {
    const weight = weigh({ roots: ['a'], lazy: ['screen'] }, imports, manifest);
    expect(weight.kb).toBeCloseTo(4 + 1 + 10 + 2 + 20 + 60 + 3 + 40);
    expect(weight.files[0]).toEqual({ address: '/antd-login.js', kb: 60 });
  });

  test('excludes a chunk of that name that only another part imports', () => {
    const words = (/** @type {string} */ hash) => ({
      ...builtFile(`/chunks/fr-FR-${hash}.js`, 500),
      imports: [],
    });
    const panel = {
      ...builtFile('/chunks/panel-1a.js', 9_000),
      imports: [],
      leads: ['/chunks/fr-FR-2b.js'],
    };
    const modules = {
      '/a.js': { ...library('a', 10_000), dynamic: [words('1a'), words('2b'), panel] },
    };
    const weightWith = (/** @type {string[]} */ lazy) =>
      weigh({ roots: ['a'], lazy }, { a: '/a.js' }, { ...manifest, modules }).kb;
    expect(weightWith(['fr-FR'])).toBeCloseTo(4 + 1 + 10 + 0.5);
    expect(weightWith(['fr-FR', 'panel'])).toBeCloseTo(4 + 1 + 10 + 0.5 + 0.5 + 9);
  });
});

describe('a budget', () => {
  const budget = { roots: ['a'], limit: 260, aim: 240, reached: 100 };
  const weight = (/** @type {number} */ kb) => ({ kb, files: [{ address: '/a.js', kb }] });
  /** @type {Map<string, [string, number][]>} */
  const modules = new Map([
    [
      '/a.js',
      [
        ['small.ts', 1],
        ['lodash/lodash.js', 70_000],
        ['x.ts', 5],
        ['y.ts', 6],
      ],
    ],
  ]);

  test('lets a page exceed the best weight by two per cent', () => {
    expect(upperLimit(budget)).toBeCloseTo(102);
    expect(fault('login', budget, weight(101.9), modules)).toBeNull();
  });

  test('fails beyond that, and names the largest files', () => {
    const text = fault('login', budget, weight(110), modules);
    expect(text).toContain('login: 110.0 kB brotli, 8.0 more than the budget of 102.0 kB');
    expect(text).toContain('/a.js (lodash/lodash.js, y.ts, x.ts)');
  });

  test('never exceeds its limit', () => {
    expect(upperLimit({ ...budget, reached: 259 })).toBe(260);
    expect(fault('login', { ...budget, reached: 259 }, weight(260.5), modules)).not.toBeNull();
  });

  test('is lowered to the current weight and never raised', () => {
    expect(tighten({ login: budget }, { login: weight(90.01) }).login?.reached).toBe(90.1);
    expect(tighten({ login: budget }, { login: weight(101) }).login?.reached).toBe(100);
    expect(tighten({ login: budget }, {}).login?.reached).toBe(100);
  });
});
