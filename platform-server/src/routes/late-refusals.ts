import { errorCodes } from '@edu/shared-utility/contract';
import { DEMO_PASSWORD } from '../seed/demo-password';
import { seedId } from '../seed/seed-id';
import { sunrise } from './matrix.params';

interface LateRefusal {
  readonly call: string;
  readonly reason: string;
  readonly caller?: 'admin' | 'staff' | 'vocational' | 'otherTenant' | 'operator';
  readonly params: Record<string, unknown>;
  readonly code: number;
  readonly host?: string;
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const newcomer = { name: '新人', phone: '15512345001' };
const administrator = seedId('role:sunrise:administrator');
const tenant = { name: '新租户', contactName: '联系人', contactPhone: newcomer.phone };

/** Refusals that occur after the call's first write. */
export const lateRefusals: readonly LateRefusal[] = [
  {
    call: 'administrator.save',
    reason: 'a number without an account, a role that does not exist',
    caller: 'admin',
    params: { ...newcomer, roleIds: [UNKNOWN_ID] },
    code: errorCodes.notFound,
  },
  {
    call: 'administrator.save',
    reason: 'a number without an account, a branch of another organisation',
    caller: 'admin',
    params: { ...newcomer, roleIds: [], branchIds: [seedId('branch:sunrise:vocational')] },
    code: errorCodes.notFound,
  },
  {
    call: 'administrator.save',
    reason: 'somebody of another tenant, a role that does not exist',
    caller: 'admin',
    params: { name: '某人', phone: '13900000021', roleIds: [UNKNOWN_ID] },
    code: errorCodes.notFound,
  },
  {
    call: 'administrator.save',
    reason: 'somebody of another tenant, a branch of another organisation',
    caller: 'admin',
    params: {
      name: '某人',
      phone: '13900000021',
      roleIds: [],
      branchIds: [seedId('branch:sunrise:vocational')],
    },
    code: errorCodes.notFound,
  },
  {
    call: 'administrator.add',
    reason: 'somebody of another tenant',
    caller: 'admin',
    params: { accountId: seedId('account:13900000021'), roleIds: [] },
    code: errorCodes.notFound,
  },
  {
    call: 'administrator.add',
    reason: 'somebody of another organisation, a role that does not exist',
    caller: 'vocational',
    params: { accountId: seedId('account:13900000002'), roleIds: [UNKNOWN_ID] },
    code: errorCodes.notFound,
  },
  {
    call: 'administrator.savePatch',
    reason: 'a new name, and a role that does not exist',
    caller: 'admin',
    params: { id: sunrise.actorId, name: '改名', roleIds: [UNKNOWN_ID] },
    code: errorCodes.notFound,
  },
  {
    call: 'role.grantRole',
    reason: 'one role that exists and one that does not',
    caller: 'admin',
    params: { userId: sunrise.actorId, roleIds: [administrator, UNKNOWN_ID] },
    code: errorCodes.notFound,
  },
  {
    call: 'role.save',
    reason: 'a new role with a permission that does not exist',
    caller: 'admin',
    params: { name: '新角色', permissionIds: [UNKNOWN_ID] },
    code: errorCodes.notFound,
  },
  {
    call: 'user.updateStudent',
    reason: 'a number that another student has',
    caller: 'admin',
    params: { userId: sunrise.userId, name: '改名', phone: '13610000037' },
    code: errorCodes.conflict,
  },
  {
    call: 'saas.save',
    reason: 'a domain that another tenant has',
    caller: 'operator',
    params: { ...tenant, domain: 'new.localhost' },
    code: errorCodes.conflict,
  },
  {
    call: 'saas.update',
    reason: 'a new name, and a domain that another tenant has',
    caller: 'operator',
    params: { id: sunrise.saasId, name: '改名', domain: 'new.localhost' },
    code: errorCodes.conflict,
  },
  {
    call: 'account.login',
    reason: 'the right password at a tenant where the person has no actor, with a session open',
    caller: 'staff',
    host: 'new.localhost',
    params: { account: '13900000002', password: DEMO_PASSWORD },
    code: errorCodes.noOrganisation,
  },
];
