/** @jest-environment node */
import type { Identity, TenantChoice } from '@edu/shared-utility';
import { busyState, failedState, idleState } from '../../../common/submit';
import { type NewLoginEvent, type NewLoginState, next, start } from './new-login.flow';

const tenants: TenantChoice[] = [{ saasId: 's1', name: '新程学院', logo: null, current: true }];
const identities: Identity[] = [
  { id: 'i1', name: '张老师', type: 'teacher', organ: 'o1', organName: '总部', current: false },
];
const failure = { code: 40001, message: '账号或密码（验证码）错误，请确认是否已注册' };

const asking: NewLoginState = { ...start, step: 'tenants', tenants };
const [tenant] = tenants;
const [identity] = identities;
if (!tenant || !identity) throw new Error('nothing to choose from');
const chosen: NewLoginState = {
  step: 'identities',
  submit: idleState,
  tenants: [tenant, { ...tenant, saasId: 's2' }],
  identities: [identity, { ...identity, id: 'i2' }],
};
const table: [string, NewLoginState, NewLoginEvent, NewLoginState][] = [
  ['credentials are sent', start, { type: 'sent' }, { ...start, submit: busyState }],
  ['several tenants are asked about', start, { type: 'severalTenants', tenants }, asking],
  [
    'several identities are asked about',
    asking,
    { type: 'severalIdentities', identities },
    { ...asking, step: 'identities', identities },
  ],
  [
    'a refusal stays on its step',
    asking,
    { type: 'failed', failure },
    { ...asking, submit: failedState(failure) },
  ],
  ['a cancel stays on its step', { ...asking, submit: busyState }, { type: 'cancelled' }, asking],
  [
    'typing clears a refusal',
    { ...start, submit: failedState(failure) },
    { type: 'cleared' },
    start,
  ],
  [
    'typing does not stop a submit',
    { ...start, submit: busyState },
    { type: 'cleared' },
    { ...start, submit: busyState },
  ],
  [
    'back to the tenants cancels what is pending',
    { ...chosen, submit: busyState },
    { type: 'stepped', to: 'tenants' },
    { ...chosen, step: 'tenants' },
  ],
  [
    'and forward to the identities again',
    { ...chosen, step: 'tenants' },
    { type: 'stepped', to: 'identities' },
    chosen,
  ],
  [
    'a choice that was never shown is not shown',
    asking,
    { type: 'stepped', to: 'identities' },
    asking,
  ],
  ['another account starts again', asking, { type: 'restarted' }, start],
];

test.each(table)('%s', (_, state, event, expected) => expect(next(state, event)).toEqual(expected));
