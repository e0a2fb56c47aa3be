/** One project per room; `npx jest --selectProjects <room>` runs one of them. */
const antd = '/node_modules/antd/dist/antd\\.js$';
const transform = {
  [antd]: '<rootDir>/jest.antd-dist.cjs',
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const moduleNameMapper = {
  // antd's distribution is one file instead of a thousand, which every test file loads again.
  '^antd$': '<rootDir>/node_modules/antd/dist/antd.js',
  '^antd/es/input/Input$': '<rootDir>/jest.antd-input.cjs',
  '^antd/es/input/Password$': '<rootDir>/jest.antd-password.cjs',
  '^@edu/shared-utility$': '<rootDir>/shared-utility/src/index.ts',
  '^@edu/shared-utility/admin$': '<rootDir>/shared-utility/src/admin.entry.ts',
  '^@edu/shared-utility/article$': '<rootDir>/shared-utility/src/article.entry.ts',
  '^@edu/shared-utility/charts$': '<rootDir>/shared-utility/src/charts.entry.ts',
  '^@edu/shared-utility/contract$': '<rootDir>/shared-utility/src/contract/index.ts',
  '^@edu/shared-utility/data$': '<rootDir>/shared-utility/src/data.entry.ts',
  '^@edu/shared-utility/questionnaire$': '<rootDir>/shared-utility/src/questionnaire.entry.ts',
  '^@edu/shared-utility/uploads$': '<rootDir>/shared-utility/src/uploads.entry.ts',
  '^@edu/shared-utility/media$': '<rootDir>/shared-utility/src/media.entry.ts',
  '^@edu/shared-utility/rich-text$': '<rootDir>/shared-utility/src/rich-text.entry.ts',
  '^@edu/shared-utility/testing$': '<rootDir>/shared-utility/src/testing/index.ts',
  // antd's ES build imports the ES colours, but jest loads CommonJS.
  '^@ant-design/colors/es(.*)$': '@ant-design/colors/lib$1',
  '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
  '^@tus/server$': '<rootDir>/platform-server/src/testing/native/tus-server.cjs',
  '^file-type$': '<rootDir>/platform-server/src/testing/native/file-type.cjs',
  // nock needs the Node build of its interceptors, but jsdom would select the browser's.
  '^@mswjs/interceptors$': '<rootDir>/node_modules/@mswjs/interceptors/lib/node/index.cjs',
  '^@mswjs/interceptors/presets/node$':
    '<rootDir>/node_modules/@mswjs/interceptors/lib/node/presets/node.cjs',
  // The Node build does not support File, so jsdom needs the browser's.
  '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js',
  '\\.css$': '<rootDir>/jest.style-stub.cjs',
};

const room = (name, testEnvironment, extra = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/${name}`],
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.js'],
  testEnvironment,
  transform,
  moduleNameMapper,
  restoreMocks: true,
  ...extra,
});

const dom = '<rootDir>/jest.environment-dom.cjs';
const browserLike = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup-room.cjs'],
  // These packages only exist as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@noble/hashes/|antd/dist/)'],
};

export default {
  // Only for tests that hang, since CI machines are slow and shared.
  testTimeout: 60_000,
  projects: [
    room('shared-utility', dom, browserLike),
    room('root-config', dom, browserLike),
    room('shell-frame', dom, browserLike),
    room('account-center', dom, browserLike),
    room('entrance', dom, browserLike),
    room('sub-apps', dom, browserLike),
    room('platform-server', '<rootDir>/platform-server/src/testing/environment.ts', {
      globalSetup: '<rootDir>/platform-server/src/testing/make-bundle.ts',
      globalTeardown: '<rootDir>/platform-server/src/testing/templates.ts',
      // @fastify/static 10, light-my-request, otplib, pg-boss and the stores of tus require these ES modules
      transformIgnorePatterns: [
        '/node_modules/(?!(.*/)?(content-disposition|cookie|jose|@tus|@scure/base|@noble/hashes|pg-boss|serialize-error|non-error|rrule-temporal)/)',
      ],
    }),
    room('tools', 'node'),
    room('e2e', 'node', {
      displayName: 'contract',
      testMatch: ['<rootDir>/e2e/contract/**/*.spec.ts'],
    }),
  ],
};
