/** @typedef {{ name: string, files: string[], project: string, tests: string[] }} Target */

/** Where a fault costs most, with the tests that have to notice it. @type {readonly Target[]} */
export const targets = [
  {
    name: 'guard',
    files: ['root-config/src/guard/decide.ts'],
    project: 'root-config',
    tests: ['root-config/src/guard/decide.test.ts'],
  },
  {
    name: 'client',
    files: [
      'shared-utility/src/http/client.ts',
      'shared-utility/src/http/build-request.ts',
      'shared-utility/src/http/read-envelope.ts',
    ],
    project: 'shared-utility',
    tests: ['shared-utility/src/http'],
  },
  {
    name: 'supervision',
    files: [
      'root-config/src/supervision/module.machine.ts',
      'root-config/src/supervision/module.steps.ts',
      'root-config/src/supervision/module.recovery.ts',
    ],
    project: 'root-config',
    tests: [
      'root-config/src/supervision/module.machine.test.ts',
      'root-config/src/supervision/supervisor',
    ],
  },
  {
    name: 'codes',
    files: [
      'platform-server/src/domain/codes/codes.ts',
      'platform-server/src/domain/codes/limits.ts',
    ],
    project: 'platform-server',
    tests: ['platform-server/src/domain/codes', 'platform-server/src/routes/auth-codes.test.ts'],
  },
  {
    name: 'grants',
    files: ['platform-server/src/domain/account/step-grants.ts'],
    project: 'platform-server',
    tests: ['platform-server/src/routes/account-change.test.ts'],
  },
  {
    name: 'sessions',
    files: ['platform-server/src/domain/sessions.ts'],
    project: 'platform-server',
    tests: [
      'platform-server/src/routes/sessions.test.ts',
      'platform-server/src/routes/session.test.ts',
    ],
  },
  {
    name: 'map',
    files: [
      'platform-server/src/import-map/mirror.ts',
      'platform-server/src/import-map/edit-map.ts',
    ],
    project: 'platform-server',
    tests: ['platform-server/src/import-map', 'platform-server/src/routes/import-map'],
  },
  {
    name: 'permissions',
    files: [
      'platform-server/src/domain/admin/permission-checks.ts',
      'platform-server/src/http/caller.ts',
    ],
    project: 'platform-server',
    tests: [
      'platform-server/src/routes/administration.test.ts',
      'platform-server/src/routes/operators',
    ],
  },
];
