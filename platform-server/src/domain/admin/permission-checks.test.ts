/** @jest-environment node */
import { type Caller, isAllowed } from '../../http/caller';
import { coversPermissions, requireCoveredPermissions } from './permission-checks';

const caller = (isOperator: boolean, ...permissions: string[]): Caller => ({
  sessionId: 's',
  accountId: 'a',
  tenantId: 't',
  memberId: null,
  actor: null,
  branchId: null,
  branches: null,
  homeBranchId: null,
  flow: 'old',
  readOnly: false,
  isOperator,
  lacksFactor: false,
  isProved: false,
  isEmbedded: false,
  permissions: new Set(permissions),
});

const administrator = caller(false, 'role.write', 'student.read', 'platform.tenant');
const operator = caller(true, 'platform.tenant');

it.each([
  ['something that one of their roles grants', administrator, 'role.write', true],
  ['something that none of their roles grants', administrator, 'branch.write', false],
  [
    'something for operators only, whatever their roles grant',
    administrator,
    'platform.tenant',
    false,
  ],
  ['something for operators only, as an operator', operator, 'platform.tenant', true],
  ['something that an operator’s roles do not grant', operator, 'platform.modules', false],
])('whether callers may do %s: %s', (_, caller, code, may) => {
  expect(isAllowed(caller, code)).toBe(may);
});

it.each([
  ['codes that they have', administrator, ['role.write', 'student.read'], true],
  ['codes one of which they lack', administrator, ['role.write', 'branch.write'], false],
  ['a code of the tenant’s own, which no route requires', administrator, ['shop.sell'], true],
  ['an entry of the operators’ menu', administrator, ['menu:platform'], false],
  ['an entry of the operators’ menu, as one of them', operator, ['menu:platform'], true],
  ['nothing', administrator, [], true],
])('whether callers may grant %s: %s', (_, caller, codes, may) => {
  expect(coversPermissions(caller, codes)).toBe(may);
  const checkPermissions = () => requireCoveredPermissions(caller, codes);
  if (may) expect(checkPermissions).not.toThrow();
  else expect(checkPermissions).toThrow(expect.objectContaining({ code: 40300 }));
});
