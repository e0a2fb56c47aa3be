import nock from 'nock';
import { api } from '../api';
import { emit, on } from '../events';
import { context } from '../storage';
import { heldAnswer, mockApi, resetContext } from '../testing';
import { type AskForProof, askForProofWith } from './proof-port';

const needed = { methods: ['password' as const], phone: null, mail: null };
const refusal = { code: 40303, message: '请先验证您的身份', data: needed };
const toasts: string[] = [];
let stop = () => {};

beforeAll(() => void on('toast:show', ({ message }) => toasts.push(message)));
beforeEach(() => {
  resetContext();
  toasts.length = 0;
  context.set('token', 't');
});
afterEach(() => {
  stop();
  stop = () => {};
  nock.cleanAll();
});

/** Registers a component that asks for the proof, and records the answers that it owes. */
function asker() {
  const proofRequest: {
    answer: (proved: boolean) => void;
    signal: AbortSignal;
    methods: unknown;
  }[] = [];
  const ask: AskForProof = ({ methods }, signal) =>
    new Promise((answer) => proofRequest.push({ answer, signal, methods }));
  stop = askForProofWith(ask);
  return proofRequest;
}
const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const bind = (signal?: AbortSignal) =>
  api.account.bindUserAccount({ account: 'a@b.cn', authCode: '123456' }, { signal });

test('after the proof the same call is repeated automatically, and resolves with its answer', async () => {
  const proofRequest = asker();
  const first = mockApi('account.bindUserAccount', refusal);
  const second = mockApi('account.bindUserAccount', { data: null });
  const work = bind();
  await until(() => proofRequest.length === 1);
  expect(proofRequest[0]?.methods).toEqual(['password']);
  proofRequest[0]?.answer(true);
  await expect(work).resolves.toBeNull();
  expect(second.calls[0]?.body).toEqual(first.calls[0]?.body);
  expect(toasts).toEqual([]);
});

test('without the proof the call is cancelled silently', async () => {
  const proofRequest = asker();
  mockApi('account.bindUserAccount', refusal);
  const work = bind();
  await until(() => proofRequest.length === 1);
  proofRequest[0]?.answer(false);
  await expect(work).rejects.toMatchObject({ kind: 'cancelled', message: '' });
  expect(toasts).toEqual([]);
});

test('the question contains the masked number and address that a code can be sent to', async () => {
  const questions: unknown[] = [];
  stop = askForProofWith(async (question) => {
    questions.push(question);
    return false;
  });
  const data = { methods: ['phone', 'mail'], phone: '139****0001', mail: 'a***@b.cn' };
  mockApi('account.bindUserAccount', { ...refusal, data });
  await expect(bind()).rejects.toMatchObject({ kind: 'cancelled' });
  mockApi('account.bindUserAccount', { ...refusal, data: { methods: ['password'] } });
  await expect(bind()).rejects.toMatchObject({ kind: 'cancelled' });
  expect(questions).toEqual([data, needed]);
});

test('another refusal asks for no proof, whatever its data are', async () => {
  const proofRequest = asker();
  mockApi('account.bindUserAccount', { code: 40300, message: '没有权限', data: needed });
  await expect(bind()).rejects.toMatchObject({ code: 40300 });
  expect(proofRequest).toEqual([]);
});

test('many simultaneous calls ask once; a call that was pending during the proof does not ask again', async () => {
  const proofRequest = asker();
  mockApi('account.bindUserAccount', refusal, { times: 2 });
  const answer = heldAnswer();
  mockApi('monitor.createRealNameTicket', refusal, { until: answer });
  mockApi('account.bindUserAccount', { data: null }, { times: 2 });
  mockApi('monitor.createRealNameTicket', {
    data: { ticket: 'x', seconds: 9, expiresAt: '2030-01-01T00:00:00.000Z' },
  });
  const work = [bind(), bind(), api.monitor.createRealNameTicket()];
  await until(() => proofRequest.length === 1);
  proofRequest[0]?.answer(true);
  answer.release();
  await expect(Promise.all(work)).resolves.toHaveLength(3);
  expect(proofRequest).toHaveLength(1);
});

test('aborting a call closes its question, unless another call waits for it', async () => {
  const proofRequest = asker();
  const refused = mockApi('account.bindUserAccount', refusal, { times: 2 });
  const [first, two] = [new AbortController(), new AbortController()];
  const works = [bind(first.signal), bind(two.signal)].map((work) => work.catch((e) => e.kind));
  await until(() => proofRequest.length === 1 && refused.calls.length === 2);
  // This call was started after both refusals, so that both are now waiting for the proof.
  mockApi('region.getTree', { data: [] });
  await api.region.getTree();
  first.abort();
  await expect(works[0]).resolves.toBe('cancelled');
  expect(proofRequest[0]?.signal.aborted).toBe(false);
  two.abort();
  await expect(works[1]).resolves.toBe('cancelled');
  await until(() => proofRequest[0]?.signal.aborted === true);
});

test.each([
  ['the session ends', () => emit('session:ended', { reason: 'expired' })],
  ['another session takes its place', () => context.set('token', 'other')],
  ['the caller aborts', () => stop()],
])('the question closes when %s', async (_what, happens) => {
  const proofRequest = asker();
  mockApi('account.bindUserAccount', refusal);
  const work = bind();
  await until(() => proofRequest.length === 1);
  happens();
  await expect(work).rejects.toMatchObject({ kind: 'cancelled' });
  expect(proofRequest[0]?.signal.aborted).toBe(true);
});

test('if the page cannot ask, the refusal is reported like any other', async () => {
  mockApi('account.bindUserAccount', refusal);
  await expect(bind()).rejects.toMatchObject({ kind: 'business', code: 40303 });
  expect(toasts).toEqual(['请先验证您的身份']);
});

test('a refusal without methods in its data asks for no proof', async () => {
  const proofRequest = asker();
  mockApi('account.bindUserAccount', { ...refusal, data: null });
  await expect(bind()).rejects.toMatchObject({ code: 40303 });
  expect(proofRequest).toEqual([]);
});

test('a session that may only add a second factor is reported, without a toast', async () => {
  const lacking: string[] = [];
  const unsubscribe = on('call:refused', ({ lacks }) => lacking.push(lacks));
  mockApi('account.bindUserAccount', { code: 40305, message: '请先添加第二验证方式' });
  await expect(bind()).rejects.toMatchObject({ code: 40305 });
  unsubscribe();
  expect(lacking).toEqual(['secondFactor']);
  expect(toasts).toEqual([]);
});
