/** @jest-environment node */
import { rememberUser, rolloutSubject } from './page-map/subject';
import { noteVisit } from './prefetch/visits';

/** A storage whose quota is used up. */
const full = {
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test('a full storage blocks nothing: what could not be stored counts as unknown', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  noteVisit(full, '@edu-app/saas');
  rememberUser(full, 'u1');
  expect(rolloutSubject(full, 'localhost')).toMatchObject({
    userId: null,
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(warn).toHaveBeenCalledTimes(3);
});
