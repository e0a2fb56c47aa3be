/** @jest-environment node */
import { ApiError } from '../api-error';
import type { HttpRequest } from '../types';
import { type Refused, refusal } from './refusal';

const request: HttpRequest = {
  call: 'role.find',
  endpoint: { method: 'GET', path: '/x' },
  method: 'GET',
  url: 'http://localhost/x',
  headers: {},
  options: {},
};

/** What is reported for a call that fails with this error. */
async function toldOf(failure: Error): Promise<Refused[]> {
  const reported: Refused[] = [];
  const call = refusal((refused) => reported.push(refused))(async () => {
    throw failure;
  });
  await expect(call(request)).rejects.toBe(failure);
  return reported;
}
const refusedWith = (code: number) =>
  new ApiError({ kind: 'business', code, message: 'words', call: 'role.find' });

test.each([
  [40300, [{ call: 'role.find', lacks: 'permission' }]],
  [40305, [{ call: 'role.find', lacks: 'secondFactor' }]],
  [40303, []],
  [40900, []],
])('code %i', async (code, reported) => {
  await expect(toldOf(refusedWith(code))).resolves.toEqual(reported);
});

test('an error that is not an answer of the server is not reported, whatever its code', async () => {
  await expect(toldOf(Object.assign(new Error(), { code: 40300 }))).resolves.toEqual([]);
});

test('an answer is passed on', async () => {
  const reported: Refused[] = [];
  const call = refusal((refused) => reported.push(refused))(async () => 'answer');
  await expect(call(request)).resolves.toBe('answer');
  expect(reported).toEqual([]);
});
