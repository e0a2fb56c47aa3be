/** @jest-environment node */
import { type Face, type FaceEvent, next } from './face.flow';

const session = { purpose: 'phone', attemptsLeft: 5, deadline: 600_000 };
const image = 'data:image/jpeg;base64,AA==';
const closed: Face = { status: 'closed' };
const instructions: Face = { ...session, status: 'instructions' };
const permission: Face = { ...session, status: 'permission' };
const capturing: Face = { ...session, status: 'capturing' };
const blocked: Face = { ...session, status: 'blocked', fault: 'refused' };
const reviewing: Face = { ...session, status: 'reviewing', image };
const comparing: Face = { ...session, status: 'comparing', image };
const passed = (left: number): Face => ({ ...session, status: 'passed', left });
const failed = (attemptsLeft: number): Face => ({
  ...session,
  attemptsLeft,
  status: 'failed',
  message: '人脸不匹配',
});
const exhausted = (left: number): Face => ({
  ...session,
  attemptsLeft: 0,
  status: 'exhausted',
  message: '人脸不匹配',
  left,
});
const expired: Face = { ...session, status: 'expired' };
const mismatched: FaceEvent = { type: 'mismatched', message: '人脸不匹配' };
const tick = (now: number): FaceEvent => ({ type: 'tick', now });

const table: [string, Face, FaceEvent, Face][] = [
  [
    'opens with instructions',
    closed,
    { type: 'opened', purpose: 'phone', deadline: 600_000 },
    instructions,
  ],
  ['requests the camera after consent', instructions, { type: 'agreed' }, permission],
  ['turns the camera on after it is allowed', permission, { type: 'allowed' }, capturing],
  ['closes after a denial', permission, { type: 'closed' }, closed],
  [
    'shows the problem of the camera',
    capturing,
    { type: 'cameraFailed', fault: 'refused' },
    blocked,
  ],
  ['requests the camera again', blocked, { type: 'allowed' }, capturing],
  ['takes a photo', capturing, { type: 'taken', image }, reviewing],
  ['takes another photo', reviewing, { type: 'retaken' }, capturing],
  ['uses it', reviewing, { type: 'used' }, comparing],
  ['compares once at a time', comparing, { type: 'used' }, comparing],
  ['passes', comparing, { type: 'matched' }, passed(3)],
  ['fails and has four attempts left', comparing, mismatched, failed(4)],
  [
    'uses the server’s number of attempts left',
    comparing,
    { ...mismatched, remaining: 2 },
    failed(2),
  ],
  ['tries again', failed(4), { type: 'retaken' }, { ...capturing, attemptsLeft: 4 }],
  [
    'uses no attempt for a lost connection',
    comparing,
    { type: 'unanswered', message: '人脸不匹配' },
    failed(5),
  ],
  [
    'ends if no face is enrolled',
    comparing,
    { type: 'unavailable', message: '尚未录入' },
    { ...session, status: 'unavailable', message: '尚未录入' },
  ],
  ['ends with the last attempt', { ...comparing, attemptsLeft: 1 }, mismatched, exhausted(3)],
  ['never counts below zero', comparing, { ...mismatched, remaining: -1 }, exhausted(3)],
  ['accepts no more photos then', exhausted(3), { type: 'retaken' }, exhausted(3)],
  ['counts 3 to 2 after success', passed(3), tick(1), passed(2)],
  ['counts 2 to 1', passed(2), tick(1), passed(1)],
  ['closes after the third second', passed(1), tick(1), closed],
  ['counts down the final failure', exhausted(3), tick(1), exhausted(2)],
  ['stops and fails at 1', exhausted(1), tick(1), closed],
  ['continues before ten minutes', capturing, tick(599_999), capturing],
  ['ends after ten minutes', capturing, tick(600_000), expired],
  ['drops a photo after ten minutes', reviewing, tick(600_000), expired],
  ['stays ended', expired, tick(700_000), expired],
  ['lets a success finish after ten minutes', passed(2), tick(700_000), passed(1)],
  ['ignores a late photo', closed, { type: 'taken', image }, closed],
  ['ignores a late match', expired, { type: 'matched' }, expired],
  [
    'accepts camera events only while it is on',
    reviewing,
    { type: 'cameraFailed', fault: 'busy' },
    reviewing,
  ],
  ['skips no step', instructions, { type: 'allowed' }, instructions],
];

it.each(table)('%s', (_, state, event, expected) => {
  expect(next(state, event)).toEqual(expected);
});

it('allows five attempts in all', () => {
  let state: Face = comparing;
  const attemptsLeft: number[] = [];
  while (state.status !== 'exhausted') {
    state = next(state, mismatched);
    if (state.status === 'closed') break;
    attemptsLeft.push(state.attemptsLeft);
    if (state.status === 'failed') {
      const taken = next(next(state, { type: 'retaken' }), { type: 'taken', image });
      state = next(taken, { type: 'used' });
    }
  }
  expect(attemptsLeft).toEqual([4, 3, 2, 1, 0]);
});
