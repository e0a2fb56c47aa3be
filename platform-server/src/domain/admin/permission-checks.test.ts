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
  ['what a role of theirs says', administrator, 'role.write', true],
  ['what no role of theirs says', administrator, 'branch.write', false],
  ['what is the operators’, whatever a role says', administrator, 'platform.tenant', false],
  ['what is the operators’, as one of them', operator, 'platform.tenant', true],
  ['what an operator’s role does not say', operator, 'platform.modules', false],
])('callers may do %s: %s', (_, who, code, may) => {
  expect(isAllowed(who, code)).toBe(may);
});

it.each([
  ['codes that they have', administrator, ['role.write', 'student.read'], true],
  ['codes one of which they lack', administrator, ['role.write', 'branch.write'], false],
  ['a code of the tenant’s own, that no route asks for', administrator, ['shop.sell'], true],
  ['an entry of the operators’ menu', administrator, ['menu:platform'], false],
  ['an entry of the operators’ menu, as one of them', operator, ['menu:platform'], true],
  ['nothing', administrator, [], true],
])('callers hand out %s: %s', (_, who, codes, may) => {
  expect(coversPermissions(who, codes)).toBe(may);
  const ask = () => requireCoveredPermissions(who, codes);
  if (may) expect(ask).not.toThrow();
  else expect(ask).toThrow(expect.objectContaining({ code: 40300 }));
});
