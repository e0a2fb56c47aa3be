import { fault, tighten, upperLimit, weigh } from './budgets.js';

const builtFile = (/** @type {string} */ file, /** @type {number} */ br) => ({
  file,
  integrity: 'sha384-x',
  bytes: { raw: br * 4, br, gz: br * 2 },
});
const loaded = (
  /** @type {string} */ file,
  /** @type {number} */ br,
  /** @type {string[]} */ leads = [],
) => ({ ...builtFile(file, br), imports: ['react'], leads });

/** @type {import('./manifest.js').Manifest} */
const manifest = {
  systemjs: builtFile('/modules/vendor/system-1a.js', 4_000),
  modules: {
    '/kit.js': {
      ...builtFile('/kit-1a.js', 10_000),
      imports: ['react'],
      chunks: [builtFile('/chunks/shared-1a.js', 2_000)],
      dynamic: [
        loaded('/chunks/panel.view-1a.js', 3_000),
        loaded('/chunks/kit-fr-FR-1a.js', 500),
        loaded('/chunks/library-charts-1a.js', 90_000),
      ],
    },
    '/light.js': { ...builtFile('/light-1a.js', 1_000), imports: [], chunks: [], dynamic: [] },
    '/rights.js': {
      ...builtFile('/rights-1a.js', 4_000),
      imports: ['react'],
      chunks: [],
      dynamic: [
        loaded('/chunks/roles-page.view-1a.js', 7_000, ['/chunks/tree.view-1a.js']),
        loaded('/chunks/audit-page.view-2b.js', 9_000, ['/chunks/audit-page.view-2b.js']),
        loaded('/chunks/tree.view-1a.js', 5_000, [
          '/rights-1a.js',
          '/chunks/words-1a.js',
          '/chunks/fr-FR-1a.js',
          '/chunks/en-US-1a.js',
          '/chunks/audit-page.view-2b.js',
          '/chunks/library-pdf-1a.js',
        ]),
        loaded('/chunks/words-1a.js', 500),
        loaded('/chunks/fr-FR-1a.js', 300),
        loaded('/chunks/en-US-1a.js', 200),
        loaded('/chunks/library-pdf-1a.js', 100_000),
        loaded('/chunks/nobody-asks-1a.js', 50_000),
      ],
    },
    '/react.js': { ...builtFile('/react-1a.js', 20_000), imports: [], chunks: [], dynamic: [] },
  },
};
const imports = {
  '@edu/kit': '/kit.js',
  '@edu-app/elsewhere': 'https://cdn.example/index.js',
  '@edu-app/light': '/light.js',
  '@edu-app/rights': '/rights.js',
  react: '/react.js',
};
const budget = { aim: 15, limit: 15, reached: 15 };
const none = new Map();

it('of a module: all its files in every language, without what it imports and whole libraries', () => {
  const kit = { ...budget, roots: ['@edu/kit'], own: /** @type {const} */ ('all') };
  const weight = weigh(kit, imports, manifest);
  expect(weight.kb).toBeCloseTo(10 + 2 + 3 + 0.5);
  expect(fault('kit', kit, weight, none)).toContain(
    'kit: 15.5 kB brotli, 0.5 more than the budget',
  );
  expect(fault('kit', { ...kit, limit: 16, reached: 16 }, weight, none)).toBeNull();
});

it('of the heaviest entry among all applications', () => {
  const entries = { ...budget, roots: ['@edu-app/*'], own: /** @type {const} */ ('entry') };
  const weight = weigh(entries, imports, manifest);
  expect(weight).toEqual({ kb: 4, files: [{ address: '/rights-1a.js', kb: 4 }] });
  expect(fault('entry', { ...entries, limit: 3 }, weight, none)).toContain('/rights-1a.js');
});

it('of the heaviest page, with the chunks that it may load except libraries and other pages', () => {
  const pages = { ...budget, roots: ['@edu-app/*'], own: /** @type {const} */ ('page') };
  const weight = weigh(pages, imports, manifest);
  expect(weight.kb).toBeCloseTo(7 + 5 + 0.5 + 0.3);
  expect(weight.files[0]?.address).toBe('/chunks/roles-page.view-1a.js');
  expect(fault('page', { ...pages, limit: 12.7 }, weight, none)).not.toBeNull();
});

it('fails for a module that was not built', () => {
  const weightOf = (/** @type {string} */ root) => () =>
    weigh({ roots: [root], own: 'all' }, imports, manifest);
  expect(weightOf('@edu/missing')).toThrow('@edu/missing, which the build has not made');
  expect(weightOf('@nobody/*')).toThrow('@nobody/*, of which there is none');
});

it('keeps its limit when pages become lighter, since the next one may need it', () => {
  const kit = { ...budget, roots: ['@edu/kit'], own: /** @type {const} */ ('all') };
  expect(tighten({ kit }, { kit: { kb: 9, files: [] } })).toEqual({ kit });
  expect(upperLimit(kit)).toBe(15);
});
