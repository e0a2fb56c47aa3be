/** @jest-environment node */
import { next, type QrEvent, type QrVerify } from './qr.flow';

const closed: QrVerify = { status: 'closed' };
const preparing: QrVerify = { status: 'preparing', purpose: 'phone' };
const showing: QrVerify = { status: 'showing', purpose: 'phone', link: 'l', offline: false };
const offline: QrVerify = { ...showing, offline: true };
const expired: QrVerify = { status: 'expired', purpose: 'phone' };
const failed: QrVerify = { status: 'failed', purpose: 'phone', message: '网络异常' };

const absent: QrVerify = { status: 'absent', purpose: 'phone' };

const table: [string, QrVerify, QrEvent, QrVerify][] = [
  ['opens', closed, { type: 'opened', purpose: 'phone' }, preparing],
  ['opens once', showing, { type: 'opened', purpose: 'mail' }, showing],
  ['shows the code', preparing, { type: 'ready', link: 'l' }, showing],
  ['shows why there is none', preparing, { type: 'failed', message: '网络异常' }, failed],
  ['says that there are none', preparing, { type: 'absent' }, absent],
  ['does not try again if there are none', absent, { type: 'renewed' }, absent],
  ['keeps the code despite a late answer', showing, { type: 'absent' }, showing],
  ['tries again', failed, { type: 'renewed' }, preparing],
  ['notices a lost connection', showing, { type: 'unanswered' }, offline],
  ['notices its return', offline, { type: 'answered' }, showing],
  ['ends with its ticket', showing, { type: 'expired' }, expired],
  ['gets a new ticket', expired, { type: 'renewed' }, preparing],
  ['needs no new ticket while one is valid', showing, { type: 'renewed' }, showing],
  ['closes when verified', showing, { type: 'verified' }, closed],
  ['closes on request', offline, { type: 'closed' }, closed],
  ['ignores a late code', closed, { type: 'ready', link: 'l' }, closed],
  ['ignores a late code after it expired', expired, { type: 'ready', link: 'l' }, expired],
  ['fails only while it prepares', showing, { type: 'failed', message: 'x' }, showing],
];

it.each(table)('%s', (_, state, event, expected) => {
  expect(next(state, event)).toEqual(expected);
});
