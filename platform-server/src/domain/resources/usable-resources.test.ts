// also on PostgreSQL: it leaves row-level security for a while, and passes arrays of identifiers
import { asSystem } from '../../db/database';
import type { Caller } from '../../http/caller';
import { seedId } from '../../seed/seed-id';
import { grantResource, insertResource } from '../../testing/insert-resource';
import { serverFixture } from '../../testing/server-fixture';
import { uploadClient } from '../../testing/upload-client';
import { resourcesOf, usableResources } from './usable-resources';

const server = serverFixture();
const client = uploadClient(server);
const HOUR = 3_600_000;

let head: Caller;
/** The same person, restricted to one branch. */
let eastern: Caller;
const ids: Record<string, string> = {};

beforeAll(async () => {
  head = await client.callerOf(await server.login('13900000001'));
  eastern = { ...head, branches: [seedId('branch:sunrise:east')] };
  const otherBranchResource = {
    organKey: 'sunrise:vocational',
    branch: 'vocational',
    shared: true,
  };
  ids.own = await insertResource(server, { title: '自有', seconds: 90 });
  ids.ofEast = await insertResource(server, { branch: 'east' });
  ids.ofAll = await insertResource(server, { branch: null });
  ids.offered = await insertResource(server, otherBranchResource);
  ids.granted = await insertResource(server, { ...otherBranchResource, state: 'checking' });
  ids.forAWhile = await insertResource(server, otherBranchResource);
  ids.over = await insertResource(server, otherBranchResource);
  ids.foreign = await insertResource(server, { organKey: 'horizon:head', shared: true });
  const to = 'sunrise:head';
  await grantResource(server, ids.granted, { to });
  await grantResource(server, ids.forAWhile, { to, expiresAt: new Date(Date.now() + HOUR) });
  await grantResource(server, ids.over, { to, expiresAt: new Date(Date.now() - HOUR) });
});

const namesOf = (resources: ReadonlyMap<string, unknown>): string[] =>
  Object.keys(ids)
    .filter((name) => resources.has(ids[name] ?? ''))
    .toSorted();
const usableResourcesOf = (caller: Caller) =>
  server.db.withTenant(caller, (tx) => usableResources(tx, caller, Object.values(ids)));

it('contains own and granted resources, without those that have expired', async () => {
  const resources = await usableResourcesOf(head);
  expect(namesOf(resources)).toEqual(['forAWhile', 'granted', 'ofAll', 'ofEast', 'own']);
  expect(resources.get(ids.own ?? '')).toMatchObject({
    title: '自有',
    kind: 'video',
    seconds: 90,
    pages: null,
    posterId: null,
    state: 'ready',
  });
  expect(resources.get(ids.granted ?? '')).toMatchObject({ state: 'checking' });
});

it('restricts own resources to the caller’s branches, and granted ones to the organisation', async () => {
  expect(namesOf(await usableResourcesOf(eastern))).toEqual(['forAWhile', 'granted', 'ofEast']);
});

it('leaves the transaction restricted by row-level security', async () => {
  const visible = await server.db.withTenant(eastern, async (tx) => {
    await usableResources(tx, eastern, Object.values(ids));
    return tx.execute('SELECT id FROM resource');
  });
  expect(visible.rows.map((row) => row.id)).not.toContain(ids.granted);
});

it('is empty for no ids', async () => {
  const resources = await server.db.withTenant(head, (tx) => usableResources(tx, head, []));
  expect(resources.size).toBe(0);
});

it('shows courses the resources of their organisation, whatever the reader and the branch', async () => {
  const [tenantId, organId] = [seedId('tenant:sunrise'), seedId('organ:sunrise:head')];
  const all = Object.values(ids);
  const resources = await server.db.withTenant(eastern, (tx) =>
    asSystem(tx, (t) => resourcesOf(t, tenantId, organId, all)),
  );
  expect(namesOf(resources)).toEqual(['forAWhile', 'granted', 'ofAll', 'ofEast', 'own']);
  const resourcesOfOtherTenant = await server.db.withSystem((t) =>
    resourcesOf(t, seedId('tenant:horizon'), organId, all),
  );
  expect(namesOf(resourcesOfOtherTenant)).toEqual([]);
});
