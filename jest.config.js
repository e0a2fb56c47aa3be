/** One project per room; `npx jest --selectProjects <room>` runs one alone. */
const transform = {
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
  '^@edu/shared-utility$': '<rootDir>/shared-utility/src/index.ts',
  '^@edu/shared-utility/contract$': '<rootDir>/shared-utility/src/contract/index.ts',
  '^@edu/shared-utility/testing$': '<rootDir>/shared-utility/src/testing/index.ts',
  // antd's es build asks for the es colours; jest loads CommonJS
  '^@ant-design/colors/es(.*)$': '@ant-design/colors/lib$1',
  '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
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

const browserLike = { setupFilesAfterEnv: ['<rootDir>/jest.setup-dom.ts'] };

export default {
  projects: [
    room('shared-utility', 'jsdom', browserLike),
    room('root-config', 'jsdom', browserLike),
    room('shell-frame', 'jsdom', browserLike),
    room('account-center', 'jsdom', browserLike),
    room('entrance', 'jsdom', browserLike),
    room('sub-apps', 'jsdom', browserLike),
    room('platform-server', 'node'),
    room('tools', 'node'),
    room('e2e', 'node', { displayName: 'contract', testMatch: ['<rootDir>/e2e/contract/**/*.spec.ts'] }),
    room('e2e', 'node', { displayName: 'browser', testMatch: ['<rootDir>/e2e/browser/**/*.spec.ts'] }),
  ],
};
