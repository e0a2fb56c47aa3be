/**
 * @typedef {{
 *   name: string, files: string[], project: string, tests: string[],
 *   lines?: Record<string, readonly [number, number]>,
 * }} Target `lines`: of a file only these, first and last
 */

/** Files in which a fault is most expensive, with the tests that have to notice it. @type {readonly Target[]} */
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
      'shared-utility/src/http/interceptors/envelope.ts',
      'shared-utility/src/http/interceptors/error-toast.ts',
      'shared-utility/src/http/interceptors/fresh-proof.ts',
      'shared-utility/src/http/interceptors/refusal.ts',
      'shared-utility/src/http/interceptors/retry-once.ts',
      'shared-utility/src/http/interceptors/session-end.ts',
    ],
    project: 'shared-utility',
    tests: ['shared-utility/src/http', 'shared-utility/src/proof/proof-port.test.ts'],
  },
  {
    name: 'supervision',
    files: [
      'root-config/src/supervision/module.machine.ts',
      'root-config/src/supervision/module.steps.ts',
      'root-config/src/supervision/module.recovery.ts',
      'root-config/src/supervision/supervisor.ts',
      'root-config/src/supervision/effects.ts',
      'root-config/src/supervision/attempts.ts',
      'root-config/src/supervision/instances.ts',
    ],
    project: 'root-config',
    tests: [
      'root-config/src/supervision/module.machine.test.ts',
      'root-config/src/supervision/supervisor.test.ts',
      'root-config/src/supervision/supervisor.property.test.ts',
      'root-config/src/supervision/versions.test.ts',
    ],
  },
  {
    name: 'codes',
    files: [
      'platform-server/src/domain/codes/codes.ts',
      'platform-server/src/domain/codes/refused-code.ts',
      'platform-server/src/domain/codes/send-code.ts',
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
      'platform-server/src/domain/sessions.test.ts',
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
      'platform-server/src/domain/admin/permission-checks.test.ts',
      'platform-server/src/routes/administration.test.ts',
      'platform-server/src/routes/operators',
    ],
  },
];
