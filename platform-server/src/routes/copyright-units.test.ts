// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CopyrightUnit, contract, errorCodes } from '@edu/shared-utility/contract';
import { todayIn } from '../http/today';
import { libraryFixture } from '../testing/library-fixture';
import { serverFixture } from '../testing/server-fixture';

const directory = mkdtempSync(join(tmpdir(), 'units-'));
const server = serverFixture({ env: { DATA_DIR: directory } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const library = libraryFixture(server);
const { as, callOk, refused, saved, video } = library;
const { resApplication, resource } = contract;
const page = { pageNum: 1, pageSize: 100 };
beforeAll(() => library.logIn(), 60_000);

const DAY = 86_400_000;
let names = 0;
const save = async (validUntil: string | null): Promise<string> => {
  names += 1;
  const unit = { name: `版权单位${names}`, validUntil };
  return (await callOk(resApplication.saveCopyrightUnit, unit)).id;
};
const idsOf = (list: readonly CopyrightUnit[]) => list.map(({ id }) => id);
const valid = async (options = as.head) =>
  idsOf((await callOk(resApplication.findValidCopyrightUnits, page, options)).list);
const all = async (options = as.head): Promise<CopyrightUnit[]> =>
  (await callOk(resApplication.findCopyrightUnits, page, options)).list;

it('are valid until the end of their last day, in the caller’s time zone', async () => {
  // Kiribati is a day ahead of Samoa for most of each day
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
  const [ahead, behind] = zones.map((zone) => todayIn(zone)) as [string, string];
  expect(ahead).not.toBe(behind);
  const id = await save(behind);
  const withoutEnd = await save(null);
  const over = await save(todayIn('UTC', new Date(Date.now() - 3 * DAY)));
  const at = (timezone: string) => ({ ...as.head, headers: { timezone } });
  expect(await valid(at(zones[1]))).toEqual(expect.arrayContaining([id, withoutEnd]));
  expect(await valid(at(zones[0]))).not.toContain(id);
  expect(await valid()).not.toContain(over);
  expect(idsOf(await all())).toEqual(expect.arrayContaining([id, withoutEnd, over]));
  const input = { uploadId: await video(), title: '过期', copyrightUnitId: over };
  expect(await refused(resource.saveVideo, input)).toEqual([
    errorCodes.invalidInput,
    ['copyrightUnitId'],
  ]);
});

it('that expired meanwhile may stay in resources that name them', async () => {
  const copyrightUnitId = await save(null);
  const id = await saved({ copyrightUnitId });
  const past = { id: copyrightUnitId, name: '结束', validUntil: '2020-01-31' };
  await callOk(resApplication.saveCopyrightUnit, past);
  await callOk(resource.updateResourceById, { id, copyrightUnitId, title: '照旧' });
  expect((await callOk(resource.findById, { id })).copyrightUnitName).toBe('结束');
});

it('have unique names, versions, and only valid dates', async () => {
  const id = await save(null);
  const { name } = (await all()).find((unit) => unit.id === id) ?? {};
  const save2 = resApplication.saveCopyrightUnit;
  expect(await refused(save2, { name, validUntil: null })).toEqual([errorCodes.conflict, ['name']]);
  expect(await refused(save2, { name: '日', validUntil: '2027-02-30' })).toEqual([
    errorCodes.invalidInput,
    ['validUntil'],
  ]);
  await callOk(save2, { id, version: 1, name: '改名', validUntil: '2099-12-31' });
  const lateReply = await server.call(
    save2,
    { id, version: 1, name: '晚', validUntil: null },
    as.head,
  );
  expect([lateReply.code, lateReply.data.present]).toEqual([
    errorCodes.conflict,
    { id, name: '改名', validUntil: '2099-12-31', uses: 0, version: 2 },
  ]);
});

it('are deleted only if no resource of any branch names them', async () => {
  const id = await save(null);
  const resourceId = await saved({ copyrightUnitId: id });
  const target = { id, version: 1 };
  expect(await refused(resApplication.removeCopyrightUnit, target, as.eastern)).toEqual([
    errorCodes.conflict,
    { uses: 1 },
  ]);
  await callOk(resource.updateResourceById, { id: resourceId, copyrightUnitId: null });
  expect((await refused(resApplication.removeCopyrightUnit, { id, version: 7 }))[0]).toBe(
    errorCodes.conflict,
  );
  await callOk(resApplication.removeCopyrightUnit, target);
  expect(idsOf(await all())).not.toContain(id);
});

it('belong to one organisation, and need the permission', async () => {
  const id = await save(null);
  for (const caller of [as.vocational, as.otherTenant]) {
    expect(idsOf(await all(caller))).not.toContain(id);
    const change = { id, name: '别人的', validUntil: null };
    expect(await refused(resApplication.saveCopyrightUnit, change, caller)).toEqual([
      errorCodes.notFound,
      null,
    ]);
    const target = { id, version: 1 };
    expect(await refused(resApplication.removeCopyrightUnit, target, caller)).toEqual([
      errorCodes.notFound,
      null,
    ]);
  }
  expect(await refused(resApplication.findCopyrightUnits, page, as.staff)).toEqual([
    errorCodes.forbidden,
    null,
  ]);
});
