import nock from 'nock';
import { api } from '../api';
import { configureRuntime, type EnvelopeForm, setPageExit } from '../environment';
import { resetContext } from '../testing';
import { resetToasts } from '../toast';

const path = '/usercenter/v1/role/find';
const cors = { 'Access-Control-Allow-Origin': '*' };

let ends = 0;

beforeEach(() => {
  resetContext();
  ends = 0;
  setPageExit({ assign: () => (ends += 1), reload: () => {} });
});
afterEach(() => {
  configureRuntime({});
  resetToasts();
  nock.cleanAll();
});

const answered = (envelope: EnvelopeForm | undefined, body: unknown) => {
  configureRuntime({ envelope });
  nock('http://localhost')
    .get(path)
    .reply(200, body as nock.Body, cors);
  return api.role.find();
};

const otherForm: EnvelopeForm = {
  code: 'status',
  message: 'msg',
  data: 'result',
  success: ['00000', 200],
  sessionEnded: ['A0230', 401],
  silent: ['A0001'],
};

test.each(['00000', 200])(
  'the success %j of another platform returns its result',
  async (status) => {
    await expect(answered(otherForm, { status, msg: 'ok', result: [] })).resolves.toEqual([]);
  },
);

test('names that are not configured stay the contract’s', async () => {
  await expect(answered({ success: ['0'] }, { code: '0', message: '', data: [] })).resolves.toEqual(
    [],
  );
});

test.each([
  ['B0301', 50000],
  ['40300', 40300],
  [40300, 40300],
  [false, 50000],
  [0, 50000],
  ['0', 50000],
])('its failure %j rejects with its message as %d', async (status, code) => {
  await expect(answered(otherForm, { status, msg: '不行', result: null })).rejects.toMatchObject({
    kind: 'business',
    code,
    message: '不行',
  });
  expect(ends).toBe(0);
});

test.each(['A0230', 401, 303, 10000, '10000'])(
  'its session end %j ends the session',
  async (status) => {
    await expect(answered(otherForm, { status, msg: '' })).rejects.toMatchObject({
      kind: 'session',
    });
    expect(ends).toBe(1);
  },
);

test('its silent code never shows a toast', async () => {
  await expect(answered(otherForm, { status: 'A0001', msg: 'x' })).rejects.toMatchObject({
    code: 50001,
    shown: false,
  });
});

test.each([
  { code: 0, message: '', data: [] },
  { status: null, msg: '', result: [] },
  { status: { a: 1 }, result: [] },
  {},
])('%j is not an envelope of that platform', async (body) => {
  await expect(answered(otherForm, body)).rejects.toMatchObject({ kind: 'protocol' });
});

test.each([
  { code: '0', message: '', data: [] },
  { code: '10000', message: '', data: null },
  { status: 200, msg: '', result: [] },
])('without a configuration %j stays a protocol error', async (body) => {
  await expect(answered(undefined, body)).rejects.toMatchObject({ kind: 'protocol' });
  expect(ends).toBe(0);
});
