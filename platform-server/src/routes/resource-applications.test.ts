// concurrent calls also on PostgreSQL: a unique index decides between concurrent applications, a lock between concurrent decisions
import { contract, errorCodes, type ResourceApplication } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { insertResource } from '../testing/insert-resource';
import { libraryFixture } from '../testing/library-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();
const library = libraryFixture(server);
const { as, callOk, refused } = library;
const { audit, resApplication: app, resource } = contract;
const page = { pageNum: 1, pageSize: 100 };
const HOUR = 3_600_000;
beforeAll(() => library.logIn(), 60_000);

const shared = (overrides: object = {}) => insertResource(server, { shared: true, ...overrides });
const apply = (resourceIds: readonly string[]) =>
  callOk(app.batchApply, { resourceIds, reason: '教学需要' }, as.vocational);
const to = async (options = as.head, overrides: object = {}): Promise<ResourceApplication[]> =>
  (await callOk(app.getPageList, { ...page, ...overrides }, options)).list;
const insertFor = async (
  options = as.vocational,
  overrides: object = {},
): Promise<ResourceApplication[]> =>
  (await callOk(app.findResourceApplicationByReqWithPage, { ...page, ...overrides }, options)).list;
const applicationsFor = (list: readonly ResourceApplication[], resourceId: string) =>
  list.filter((item) => item.resourceId === resourceId);
/** A resource, and the application for it. */
async function applied(overrides: object = {}) {
  const resourceId = await shared(overrides);
  await apply([resourceId]);
  return { resourceId, id: applicationsFor(await to(), resourceId)[0]?.id ?? '' };
}
const usable = async (id: string): Promise<boolean> =>
  (await server.call(resource.getVideoPlayURL, { id }, as.vocational)).code === errorCodes.ok;

describe('applying', () => {
  it('shows the waiting application to both organisations', async () => {
    const resourceId = await shared({ title: '共享课件' });
    await apply([resourceId]);
    const expected = {
      resourceTitle: '共享课件',
      resourceKind: 'video',
      ownerOrgan: '阳光教育总部',
      applicantOrgan: '阳光职业培训中心',
      applicantName: '赵多元',
      reason: '教学需要',
      status: 'pending',
      refusal: null,
      expiresAt: null,
      decidedAt: null,
      version: 1,
    };
    expect(applicationsFor(await to(), resourceId)).toMatchObject([expected]);
    expect(applicationsFor(await insertFor(), resourceId)).toMatchObject([expected]);
    expect(applicationsFor(await insertFor(as.head), resourceId)).toEqual([]);
    expect(applicationsFor(await to(as.vocational), resourceId)).toEqual([]);
    const { list } = await callOk(
      resource.findByConditionWithPage,
      { ...page, from: 'offered', keyword: '共享课件' },
      as.vocational,
    );
    expect(list).toMatchObject([{ id: resourceId, applied: true }]);
    expect(await usable(resourceId)).toBe(false);
  });

  it.each([
    ['a resource that is not shared', () => insertResource(server)],
    ['an own resource', () => shared({ organKey: 'sunrise:vocational', branch: 'vocational' })],
    ['a resource of another tenant', () => shared({ organKey: 'horizon:head' })],
    ['a resource whose file is not ready', () => shared({ state: 'checking' })],
    ['a resource that does not exist', async () => crypto.randomUUID()],
  ])('for %s is refused together with the other resources of the call', async (_, make) => {
    const good = await shared();
    const resourceIds = [good, await make()];
    expect(await refused(app.batchApply, { resourceIds, reason: '要' }, as.vocational)).toEqual([
      errorCodes.invalidInput,
      ['resourceIds'],
    ]);
    expect(applicationsFor(await insertFor(), good)).toEqual([]);
  });

  it('is possible once while the application waits, for concurrent requests too', async () => {
    const resourceId = await shared();
    const input = { resourceIds: [resourceId], reason: '要' };
    const sendRequest = () => server.call(app.batchApply, input, as.vocational);
    const codes = (await Promise.all([sendRequest(), sendRequest()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([errorCodes.ok, errorCodes.conflict]);
    expect(applicationsFor(await insertFor(), resourceId)).toHaveLength(1);
  });

  it('needs a reason and the permission', async () => {
    const resourceIds = [await shared()];
    expect(await refused(app.batchApply, { resourceIds, reason: ' ' }, as.vocational)).toEqual([
      errorCodes.invalidInput,
      ['reason'],
    ]);
    expect(await refused(app.batchApply, { resourceIds, reason: '要' }, as.staff)).toEqual([
      errorCodes.forbidden,
      null,
    ]);
  });
});

describe('a decision', () => {
  it('lets the applicant use the resource until it expires', async () => {
    const { id, resourceId } = await applied();
    const expiresAt = new Date(Date.now() + HOUR).toISOString();
    await callOk(app.batchGrant, { ids: [id], expiresAt });
    expect(applicationsFor(await insertFor(), resourceId)).toMatchObject([
      { status: 'granted', expiresAt },
    ]);
    expect(await usable(resourceId)).toBe(true);
    expect(
      await refused(app.batchApply, { resourceIds: [resourceId], reason: '再' }, as.vocational),
    ).toEqual([errorCodes.conflict, ['resourceIds']]);
    await server.db.executeAsSystem(
      sql`UPDATE resource_application SET expires_at = now() WHERE id = ${id}::uuid`,
    );
    expect(applicationsFor(await to(), resourceId)).toMatchObject([{ status: 'ended' }]);
    expect(applicationsFor(await to(as.head, { status: 'ended' }), resourceId)).toHaveLength(1);
    expect(applicationsFor(await to(as.head, { status: 'granted' }), resourceId)).toEqual([]);
    expect(await usable(resourceId)).toBe(false);
    await apply([resourceId]);
  });

  it('lets the applicant use the resource until the owner ends it', async () => {
    const { id, resourceId } = await applied();
    await callOk(app.batchGrant, { ids: [id] });
    expect(await usable(resourceId)).toBe(true);
    await callOk(app.endGrants, { ids: [id] });
    expect(await usable(resourceId)).toBe(false);
    expect(applicationsFor(await insertFor(), resourceId)).toMatchObject([{ status: 'ended' }]);
    expect((await refused(app.endGrants, { ids: [id] }))[0]).toBe(errorCodes.conflict);
    const { list } = await callOk(audit.ofRow, { kind: 'resource', id: resourceId, ...page });
    expect(list.map(({ action }: { action: string }) => action)).toEqual([
      'resource.ended',
      'resource.granted',
      'resource.applied',
    ]);
  });

  it('can be a refusal with a reason, after which one may apply again', async () => {
    const { id, resourceId } = await applied();
    expect(await refused(app.refuseGrant, { id, refusal: '' })).toEqual([
      errorCodes.invalidInput,
      ['refusal'],
    ]);
    await callOk(app.refuseGrant, { id, refusal: '仅限本部使用' });
    expect(applicationsFor(await insertFor(), resourceId)).toMatchObject([
      { status: 'refused', refusal: '仅限本部使用' },
    ]);
    expect((await refused(app.batchGrant, { ids: [id] }))[0]).toBe(errorCodes.conflict);
    await apply([resourceId]);
  });

  it('is made for all or none of the applications', async () => {
    const [firstApplication, secondApplication] = [await applied(), await applied()];
    await callOk(app.refuseGrant, { id: secondApplication.id, refusal: '不行' });
    expect(
      (await refused(app.batchGrant, { ids: [firstApplication.id, secondApplication.id] }))[0],
    ).toBe(errorCodes.conflict);
    const past = {
      ids: [firstApplication.id],
      expiresAt: new Date(Date.now() - 1000).toISOString(),
    };
    expect(await refused(app.batchGrant, past)).toEqual([errorCodes.invalidInput, ['expiresAt']]);
    expect(applicationsFor(await to(), firstApplication.resourceId)).toMatchObject([
      { status: 'pending' },
    ]);
  });

  it('is made once for concurrent requests', async () => {
    const { id, resourceId } = await applied();
    const replies = await Promise.all([
      server.call(app.batchGrant, { ids: [id] }, as.head),
      server.call(app.refuseGrant, { id, refusal: '不行' }, as.head),
    ]);
    const codes = replies.map(({ code }) => code);
    expect(codes.toSorted()).toEqual([errorCodes.ok, errorCodes.conflict]);
    expect(applicationsFor(await to(), resourceId)[0]?.version).toBe(2);
  });

  it('is made by the owner only, in the branch of the resource', async () => {
    const { id } = await applied({ branch: 'south' });
    const calls = [
      [app.batchGrant, { ids: [id] }],
      [app.refuseGrant, { id, refusal: '不行' }],
      [app.endGrants, { ids: [id] }],
    ] as const;
    for (const [call, params] of calls) {
      for (const caller of [as.vocational, as.otherTenant, as.eastern]) {
        expect(await refused(call, params, caller)).toEqual([errorCodes.notFound, null]);
      }
      expect(await refused(call, params, as.staff)).toEqual([errorCodes.forbidden, null]);
    }
    expect((await to(as.eastern)).map((application) => application.id)).not.toContain(id);
    const southern = { ...as.head, headers: { branch: seedId('branch:sunrise:south') } };
    expect((await to(southern)).map((application) => application.id)).toContain(id);
  });
});
