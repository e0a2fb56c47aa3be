/**
 * The import rules of the house. Every message names the right place.
 * `npm run check` runs them; tools/checks/import-rules.test.js plants a violation of each.
 */
const swc = require('@swc/core');

// dependency-cruiser's swc parser never turns JSX on, and TypeScript 7 has no parser API to offer instead
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const apps = ['root-config', 'shell-frame', 'account-center', 'entrance'];
const app = `(?:${apps.join('|')}|sub-apps/[^/]+)`;
const anyRoom = `^(?:${app}|platform-server|shared-utility)/`;
const tests =
  '(?:[.](?:test|spec)[.]tsx?$|/testing/|/test/|/fixtures/|^e2e/|^tools/|[.]setup[^/]*[.]ts$)';
const npm = (names) => `(?:^|node_modules/)(?:${names})(?:/|$)`;

const forbidden = [
  {
    name: 'app-imports-app',
    comment:
      'An app never imports another app, the server or e2e. What two apps need goes to shared-utility; ' +
      'what one tells another goes over its typed events or the storage context.',
    from: { path: `^(${app})/` },
    to: { path: `^(?:${app}|platform-server|e2e)/`, pathNot: '^$1/' },
  },
  {
    name: 'shared-utility-imports-app',
    comment:
      'shared-utility knows no app. Pass what it needs as a parameter, or let the app subscribe to an event.',
    from: {
      path: '^shared-utility/',
      pathNot: '^shared-utility/src/(?:admin|article|charts|data|media|rich-text|uploads)(?:/|[.])',
    },
    to: { path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/` },
  },
  {
    name: 'data-layer-by-public-api',
    comment:
      "shared-utility/src/data is a module of its own in the page: it imports '@edu/shared-utility' by that name, " +
      'else the build cuts the public API in two files, one request more for every page. The tables of transitions are ' +
      'its own and the server’s alone: no other module of the page holds them.',
    from: { path: '^shared-utility/src/data(?:/|[.])', pathNot: tests },
    to: {
      path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/(?!shared-utility$)|^shared-utility/src/(?!data(?:/|[.])|contract/[a-z]+-moves[.])`,
    },
  },
  {
    name: 'kit-by-public-api',
    comment:
      "shared-utility/src/admin is a module of its own in the page: it imports '@edu/shared-utility' and " +
      "'@edu/shared-utility/data' by those names, else the build cuts them in two files. The audit texts and " +
      'the ways of a course are the kit’s and the server’s alone: no other module of the page holds them.',
    from: { path: '^shared-utility/src/admin(?:/|[.])', pathNot: tests },
    to: {
      path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/(?!shared-utility(?:/data)?$)|^shared-utility/src/(?!admin(?:/|[.])|contract/audit-texts[.])`,
    },
  },
  {
    name: 'media-by-public-api',
    comment:
      "shared-utility/src/media is a module of its own in the page: it imports '@edu/shared-utility' by that name, " +
      'else the build cuts the public API in two files, one request more for every page.',
    from: { path: '^shared-utility/src/media(?:/|[.])', pathNot: tests },
    to: {
      path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/(?!shared-utility$)|^shared-utility/src/(?!media(?:/|[.]))`,
    },
  },
  {
    name: 'charts-by-public-api',
    comment:
      "shared-utility/src/charts is a module of its own in the page: it imports '@edu/shared-utility' by that name, " +
      'else the build cuts the public API in two files, one request more for every page.',
    from: { path: '^shared-utility/src/charts(?:/|[.])', pathNot: tests },
    to: {
      path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/(?!shared-utility$)|^shared-utility/src/(?!charts(?:/|[.]))`,
    },
  },
  {
    name: 'article-by-public-api',
    comment:
      "shared-utility/src/article is a module of its own in the page: it imports '@edu/shared-utility', its '/media' " +
      "and '/rich-text' by those names, else the build cuts them in two files.",
    from: { path: '^shared-utility/src/article(?:/|[.])', pathNot: tests },
    to: {
      path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/(?!shared-utility(?:/media|/rich-text)?$)|^shared-utility/src/(?!article(?:/|[.]))`,
    },
  },
  {
    name: 'rich-text-by-public-api',
    comment:
      "shared-utility/src/rich-text is a module of its own in the page: it imports '@edu/shared-utility' and " +
      "'@edu/shared-utility/media' by those names, else the build cuts them in two files. The form of a text is its " +
      'own and the server’s alone: no other module of the page holds it.',
    from: { path: '^shared-utility/src/rich-text(?:/|[.])', pathNot: tests },
    to: {
      path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/(?!shared-utility(?:/media)?$)|^shared-utility/src/(?!rich-text(?:/|[.])|contract/rich-text)`,
    },
  },
  {
    name: 'uploads-by-public-api',
    comment:
      "shared-utility/src/uploads is a module of its own in the page: it imports '@edu/shared-utility', its '/media' " +
      "and '/rich-text' by those names, else the build cuts them in two files.",
    from: { path: '^shared-utility/src/uploads(?:/|[.])', pathNot: tests },
    to: {
      path: `^(?:${app}|platform-server|e2e)/|^@edu(?:-app)?/(?!shared-utility(?:/media|/rich-text)?$)|^shared-utility/src/(?!uploads(?:/|[.]))`,
    },
  },
  {
    name: 'shared-utility-by-path',
    comment:
      "Import '@edu/shared-utility' by that name, never by a path: a path bundles a second copy of the session.",
    from: { path: `^(?:${app}|platform-server|e2e)/` },
    to: { path: '^shared-utility/' },
  },
  {
    name: 'shared-utility-deep',
    comment:
      "Only '@edu/shared-utility', its '/admin', '/article', '/charts', '/data', '/media', '/questionnaire', '/rich-text' and '/uploads', its '/contract' and (from tests) its '/testing' exist. " +
      'Export what you need from shared-utility/src/index.ts.',
    from: {},
    to: {
      path: '^@edu/shared-utility/',
      pathNot:
        '^@edu/shared-utility/(?:admin|article|charts|contract|data|media|questionnaire|rich-text|testing|uploads)$',
    },
  },
  {
    name: 'server-sees-only-contract',
    comment:
      "The server sees '@edu/shared-utility/contract' and nothing else of the browser's side. " +
      'What both sides compute belongs to the contract folder.',
    from: { path: '^platform-server/' },
    to: {
      path: `^@edu(?:-app)?/|^(?:${app}|e2e)/`,
      pathNot: '^@edu/shared-utility/contract$',
    },
  },
  {
    name: 'engine-rooms-by-index',
    comment:
      "Outside platform-server/src/db/embedded and db/pipeline only their index.ts is imported: what they build on is not documented by their libraries. Export what you need from the room's index.ts.",
    from: {
      path: '^platform-server/',
      pathNot: `^platform-server/src/db/(?:embedded|pipeline)/|${tests}`,
    },
    to: { path: '^platform-server/src/db/(?:embedded|pipeline)/', pathNot: '/index[.]ts$' },
  },
  {
    name: 'contract-imports-nothing',
    comment:
      'The contract is plain data and types: it imports nothing outside its own folder. ' +
      'Behaviour that needs a library belongs beside it, e.g. shared-utility/src/http.',
    from: { path: '^shared-utility/src/contract/', pathNot: tests },
    to: { pathNot: '^shared-utility/src/contract/' },
  },
  {
    name: 'feature-imports-sibling',
    comment:
      'A feature imports no sibling. What two features need goes to shared-utility or a folder of its own ' +
      'beside features/; app/ composes them.',
    from: { path: '^(.+/src/features)/([^/]+)/' },
    to: { path: '^$1/', pathNot: '^$1/$2/' },
  },
  {
    name: 'feature-imports-parent',
    comment:
      'A feature imports nothing of app/, which composes it: pass it in as a parameter or property. ' +
      'What all features share lives beside features/, in common/ or phrases/.',
    from: { path: '^(.+/src)/features/([^/]+)/' },
    to: { path: '^$1/(?:app/|index[.]tsx?$)' },
  },
  {
    name: 'feature-by-its-index',
    comment:
      "Outside a feature only its index.ts exists: export it there and import '…/features/<name>'.",
    from: { path: '^(.+/src)/', pathNot: '^.+/src/features/' },
    to: { path: '^$1/features/[^/]+/', pathNot: '^$1/features/[^/]+/index[.]tsx?$' },
  },
  {
    name: 'view-imports-saga',
    comment:
      'A view renders and dispatches; it runs nothing. Dispatch an action of the slice in data/ and let the ' +
      'saga there do the work.',
    from: { path: '/views/|[.]view[.]tsx?$', pathNot: tests },
    to: { path: `[.]saga(?:[.]ts)?$|${npm('redux-saga|typed-redux-saga')}` },
  },
  {
    name: 'view-imports-http',
    comment:
      'A view calls no server. The call belongs to a saga in data/; the view reads its result by a selector.',
    from: { path: '/views/|[.]view[.]tsx?$', pathNot: tests },
    to: { path: `^shared-utility/src/http/|[.]resource(?:[.]ts)?$|${npm('axios')}` },
  },
  {
    name: 'axios-only-in-http',
    comment:
      "axios lives in shared-utility/src/http. Call the server through `api` of '@edu/shared-utility'.",
    from: { path: anyRoom, pathNot: '^shared-utility/src/http/' },
    to: { path: npm('axios') },
  },
  {
    name: 'one-router',
    comment:
      "Rooms use `AppRouter` of '@edu/shared-utility' and the hooks of 'react-router': those of 'react-router-dom' " +
      'belong to another copy, for teams outside, and do not know that router.',
    from: { path: anyRoom },
    to: { path: npm('react-router-dom') },
  },
  {
    name: 'crypto-only-in-security',
    comment:
      "@noble/hashes lives in shared-utility/src/security. Use `tokenProof` of '@edu/shared-utility'.",
    from: { path: anyRoom, pathNot: '^shared-utility/src/security/' },
    to: { path: npm('@noble/hashes') },
  },
  {
    name: 'single-spa-only-in-root-config',
    comment:
      'single-spa and SystemJS belong to root-config; apps use `createLifecycles` and `navigate` of ' +
      "'@edu/shared-utility'.",
    from: { path: anyRoom, pathNot: '^root-config/|^shared-utility/src/react/' },
    to: { path: npm('single-spa|single-spa-react|systemjs|import-map-overrides') },
  },
  {
    name: 'no-cycles',
    comment:
      'A cycle means that two files are one thought or that a shared third is missing: move what both need there.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'test-helpers-in-tests-only',
    comment:
      'Test helpers are for tests: name the file *.test.ts(x), or put it under a testing/ folder.',
    from: { path: `${anyRoom}`, pathNot: tests },
    to: {
      path: `^@edu/shared-utility/testing$|/testing/|[.](?:test|spec)[.]tsx?$|${npm(
        '@testing-library|nock|fast-check|@playwright|playwright-core|@axe-core|jest',
      )}`,
    },
  },
];

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // components of Vue and Svelte are no script that the parser knows
    exclude: { path: '(?:^|/)dist/|[.]d[.]ts$|[.](?:vue|svelte)$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
