/** @jest-environment node */
import { safetyRows } from './safety-rows';

const user = {
  userId: 'u1',
  phone: '13900000001',
  nickname: '小王',
  name: '王',
  accountPhone: '13900000001',
  accountMail: 'admin@sunrise.example',
  idAuthStatus: 1,
};

const guards = {
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
  phoneChangedAt: '2026-02-01T00:00:00.000Z',
  mailChangedAt: null,
  verifiedAt: '2026-03-01T00:00:00.000Z',
  faceEnrolledAt: null,
};

it('shows what is bound, masked', () => {
  expect(safetyRows(user, null)).toEqual([
    { key: 'password', safe: true, value: null, changedAt: null, matchedAt: null },
    { key: 'phone', safe: true, value: '139****0001', changedAt: null, matchedAt: null },
    { key: 'mail', safe: true, value: 'a****@sunrise.example', changedAt: null, matchedAt: null },
    { key: 'identity', safe: true, value: null, changedAt: null, matchedAt: null },
  ]);
});

it('shows what is missing', () => {
  const bare = { ...user, accountPhone: null, accountMail: null, idAuthStatus: 0 };
  expect(safetyRows(bare, guards).map(({ safe }) => safe)).toEqual([true, false, false, false]);
});

it('says that there is no password yet, if the platform reports it', () => {
  expect(safetyRows(user, { ...guards, hasPassword: false })[0]).toMatchObject({
    safe: false,
    changedAt: null,
  });
  expect(safetyRows(user, { ...guards, hasPassword: true })[0]?.safe).toBe(true);
});

it('treats no status but 1 as verified', () => {
  expect(safetyRows({ ...user, idAuthStatus: 2 }, guards)[3]?.safe).toBe(false);
});

it('shows when each item last changed, if it is bound and the time is known', () => {
  const changes = safetyRows({ ...user, idAuthStatus: 0 }, guards).map((line) => line.changedAt);
  expect(changes).toEqual([guards.passwordChangedAt, guards.phoneChangedAt, null, null]);
});

it('shows when the face of a verified person was last recognised', () => {
  const matched = { ...guards, faceMatchedAt: '2026-04-01T00:00:00.000Z' };
  const datesOf = (idAuthStatus: number) =>
    safetyRows({ ...user, idAuthStatus }, matched).map(({ matchedAt }) => matchedAt);
  expect(datesOf(1)).toEqual([null, null, null, matched.faceMatchedAt]);
  expect(datesOf(0)).toEqual([null, null, null, null]);
});
