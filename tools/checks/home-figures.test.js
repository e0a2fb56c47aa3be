import { figuresOf } from '../../platform-server/src/domain/home/figures';
import { healthOf } from '../../platform-server/src/domain/home/health';
import { figuresOfPlatform } from '../../platform-server/src/domain/home/platform-figures';
import {
  healthKeys,
  placeholdersFor,
} from '../../sub-apps/saas/src/features/home/data/placeholders';

/** Every query returns one row, since other tests check the counts. */
const tx = { execute: async () => ({ rows: [{ ago: 0, count: 1 }] }) };
/** Figures that the server sends, and those for which the home page reserves space, which must be the same. */
const sentFigures = (figures) =>
  figures.map(({ key, weeks }) => ({ key, isWeekly: weeks !== null }));
const reserved = (can) =>
  placeholdersFor(can).figures.map(({ key, isWeekly }) => ({ key, isWeekly }));

const codes = [...new Set(placeholdersFor(() => true).figures.map(({ access }) => access))];
const callerWith = (...permissions) => ({
  actor: { id: 'a', organId: 'o' },
  isOperator: true,
  permissions: new Set(permissions),
});

test('the home page reserves space for every figure of the server, in its order', async () => {
  const caller = { ...callerWith(), permissions: { has: () => true } };
  const all = [...(await figuresOfPlatform(tx)), ...(await figuresOf(tx, caller))];
  expect(reserved(() => true)).toEqual(sentFigures(all));
});

test.each(codes.filter((code) => code !== 'platform.tenant'))(
  'with only %s it reserves space for the permitted figures',
  async (code) => {
    expect(reserved((permission) => permission === code)).toEqual(
      sentFigures(await figuresOf(tx, callerWith(code))),
    );
  },
);

test('and for every part of the platform', async () => {
  expect(healthKeys).toEqual((await healthOf(tx)).map(({ key }) => key));
});
