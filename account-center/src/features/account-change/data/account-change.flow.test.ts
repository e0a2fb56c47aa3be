/** @jest-environment node */
import { type AccountChange, type ChangeEvent, next } from './account-change.flow';
import type { RequestState } from './request-state';

const idle: RequestState = { status: 'idle' };
const sending: RequestState = { status: 'sending', account: '138' };
const checking: RequestState = { status: 'checking' };
const refused: RequestState = { status: 'refused', message: '验证码错误', field: 'code' };
/** A request without an answer: no field is to blame. */
const troubled: RequestState = { status: 'refused', message: '网络异常', field: null };

const closed: AccountChange = { step: 'closed' };
type Sent = string | null;
const bind = (request: RequestState, sentTo: Sent = null): AccountChange => ({
  step: 'bind',
  request,
  sentTo,
});
const verifyOld = (request: RequestState, sentTo: Sent = null, current = '139'): AccountChange => ({
  step: 'verifyOld',
  current,
  request,
  sentTo,
});
const enterNew = (request: RequestState, sentTo: Sent = null, current = '139'): AccountChange => ({
  step: 'enterNew',
  current,
  request,
  sentTo,
});
const done: AccountChange = { step: 'done', account: '138', first: false };

const opened = (current: string | null): ChangeEvent => ({ type: 'opened', current });
const codeRequested: ChangeEvent = { type: 'codeRequested', account: '138' };
const codeSent: ChangeEvent = { type: 'codeSent' };
const submitted: ChangeEvent = { type: 'submitted', account: '138', authCode: '123456' };
const passed: ChangeEvent = { type: 'passed', account: '138' };
const otherwise: ChangeEvent = { type: 'verifiedOtherwise' };
const refuse: ChangeEvent = { type: 'refused', message: '验证码错误', field: 'code' };
const unanswered: ChangeEvent = { type: 'refused', message: '网络异常', field: null };
const notSent: ChangeEvent = { type: 'notSent', message: '验证码错误', field: 'code' };
const bound = (current: string): ChangeEvent => ({ type: 'bound', current, message: '已变更' });
const grantLost: ChangeEvent = { type: 'grantLost', message: '请重新验证' };
const edited: ChangeEvent = { type: 'edited' };
const close: ChangeEvent = { type: 'closed' };

const table: [string, AccountChange, ChangeEvent, AccountChange][] = [
  ['opens at the binding step if nothing is bound', closed, opened(null), bind(idle)],
  ['opens at step 1 where something is bound', closed, opened('139'), verifyOld(idle)],
  ['does not start again while open', enterNew(idle), opened('139'), enterNew(idle)],

  ['sends a code', verifyOld(idle), codeRequested, verifyOld(sending)],
  ['sends once at a time', verifyOld(sending), codeRequested, verifyOld(sending)],
  ['sends again after a refusal', enterNew(refused), codeRequested, enterNew(sending)],
  ['sends nothing while it is checked', enterNew(checking), codeRequested, enterNew(checking)],
  ['has sent it', verifyOld(sending), codeSent, verifyOld(idle, '138')],
  [
    'keeps the account of the sent code when edited',
    enterNew(idle, '138'),
    edited,
    enterNew(idle, '138'),
  ],
  [
    'keeps the account of the sent code when refused',
    bind(checking, '138'),
    refuse,
    bind(refused, '138'),
  ],
  [
    'ignores a late confirmation that a code was sent',
    verifyOld(checking),
    codeSent,
    verifyOld(checking),
  ],
  ['shows why it was not sent', bind(sending), notSent, bind(refused)],
  ['is not refused by an answer without a request', bind(sending), refuse, bind(sending)],
  [
    'checks a code entered before the confirmation that it was sent',
    bind(sending),
    submitted,
    bind(checking),
  ],
  ['ignores a late message that none was sent', verifyOld(checking), notSent, verifyOld(checking)],

  ['checks a code', verifyOld(idle, '138'), submitted, verifyOld(checking, '138')],
  ['checks one that was sent before a reload', verifyOld(idle), submitted, verifyOld(checking)],
  ['checks once at a time', verifyOld(checking), submitted, verifyOld(checking)],
  ['stays after a refusal', verifyOld(checking), refuse, verifyOld(refused)],
  [
    'marks no field when there is no response',
    verifyOld(checking),
    unanswered,
    verifyOld(troubled),
  ],
  ['accepts a refusal only while something runs', verifyOld(idle), refuse, verifyOld(idle)],
  ['clears the refusal once edited', verifyOld(refused), edited, verifyOld(idle)],
  ['keeps the other fields when edited', verifyOld(idle, '138'), edited, verifyOld(idle, '138')],

  ['goes from 1 to 2 by the code', verifyOld(checking), passed, enterNew(idle)],
  ['goes from 1 to 2 by face or QR', verifyOld(idle, '138'), otherwise, enterNew(idle)],
  ['does not continue from another step by face or QR', enterNew(idle), otherwise, enterNew(idle)],
  ['does not bind by face or QR', bind(idle), otherwise, bind(idle)],
  ['does not continue without a pending check', verifyOld(idle), passed, verifyOld(idle)],
  ['goes from 2 to 3', enterNew(checking), passed, done],
  ['goes from bind to 3', bind(checking), passed, { ...done, first: true }],
  ['stays at 2 when refused', enterNew(checking), refuse, enterNew(refused)],
  [
    'falls back to 1 when the grant is lost',
    enterNew(checking),
    grantLost,
    verifyOld({ status: 'refused', message: '请重新验证', field: 'code' }),
  ],
  ['keeps a grant that it does not need', bind(checking), grantLost, bind(checking)],

  [
    'begins step 1 again when the account has changed elsewhere',
    verifyOld(idle, '138'),
    bound('137'),
    verifyOld({ status: 'refused', message: '已变更', field: 'code' }, null, '137'),
  ],
  [
    'stays when the account is the same',
    verifyOld(idle, '138'),
    bound('139'),
    verifyOld(idle, '138'),
  ],
  ['waits for the pending response first', verifyOld(checking), bound('137'), verifyOld(checking)],
  ['keeps step 2', enterNew(idle, '138'), bound('137'), enterNew(idle, '138', '137')],
  ['keeps a pending binding', bind(idle, '138'), bound('137'), bind(idle, '138')],

  ['resets to the binding step on closing', bind(checking), close, closed],
  ['resets on closing at 1', verifyOld(sending), close, closed],
  ['resets on closing at 2', enterNew(idle, '138'), close, closed],
  ['resets on closing at 3', done, close, closed],
  ['stays done', done, codeRequested, done],
  ['ignores events while closed', closed, passed, closed],
  ['ignores a late refusal while closed', closed, refuse, closed],
];

it.each(table)('%s', (_, state, event, expected) => {
  expect(next(state, event)).toEqual(expected);
});
