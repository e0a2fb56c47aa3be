// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { libraryFixture } from '../testing/library-fixture';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();
const library = libraryFixture(server);
const { as, callOk, findResource, refused } = library;
const { branch, organ, resource } = contract;
beforeAll(() => library.logIn(), 60_000);

let names = 0;
const newBranch = async (): Promise<string> => {
  names += 1;
  return (await callOk(branch.save, { name: `资源校区${names}`, parentId: null })).id;
};
const at = (id: string) => ({ ...as.head, headers: { branch: id } });
/** A resource of that branch, whose upload has only begun. */
async function resourceIn(id: string): Promise<string> {
  const input = { fileName: 'a.mp4', bytes: 9, contentType: '' };
  const { uploadId } = await callOk(resource.uploadVoucher, input, at(id));
  return (await callOk(resource.saveVideo, { uploadId, title: '校区资源' }, at(id))).id;
}

it('a branch with resources cannot be deleted', async () => {
  const id = await newBranch();
  const resourceId = await resourceIn(id);
  expect(await refused(branch.delete, { id })).toEqual([errorCodes.conflict, null]);
  expect((await findResource(resourceId)).branchId).toBe(id);
  await callOk(resource.delete, { id: resourceId });
  // an unused upload does not prevent the deletion
  await callOk(resource.uploadVoucher, { fileName: 'b.mp4', bytes: 9, contentType: '' }, at(id));
  await callOk(branch.delete, { id });
});

it('a merged branch takes its resources along', async () => {
  const [id, into] = [await newBranch(), await newBranch()];
  const resourceId = await resourceIn(id);
  await callOk(branch.merge, { id, into });
  expect(await findResource(resourceId, at(into))).toMatchObject({ branchId: into, version: 2 });
});

it('an organisation with a library cannot be deleted', async () => {
  const { id } = await callOk(organ.add, { name: '有分类的机构' });
  await server.db.executeAsSystem(sql`INSERT INTO category (tenant_id, organ_id, type, name)
    VALUES (${seedId('tenant:sunrise')}, ${id}, 'video', '唯一的分类')`);
  expect(await refused(organ.remove, { id, version: 1 })).toEqual([errorCodes.conflict, null]);
  await server.db.executeAsSystem(sql`DELETE FROM category WHERE organ_id = ${id}::uuid`);
  await callOk(organ.remove, { id, version: 1 });
});

it('a merged branch takes the orders and codes of its courses along', async () => {
  const [id, into] = [await newBranch(), await newBranch()];
  const { courseId, batchId, orderId } = {
    courseId: seedId('course:sunrise:head:1'),
    batchId: seedId('code-batch:sunrise:0'),
    orderId: seedId('order:code:sunrise:0:0'),
  };
  for (const table of ['course', 'course_order', 'code_batch', 'redemption_code']) {
    const key = table === 'course' ? sql`id` : table === 'redemption_code' ? sql`batch_id` : null;
    const idColumn = key ?? sql`course_id`;
    const value = table === 'redemption_code' ? batchId : courseId;
    await server.db.executeAsSystem(sql`UPDATE ${sql.identifier(table)} SET branch_id = ${id}::uuid
      WHERE ${idColumn} = ${value}::uuid`);
  }
  await callOk(branch.merge, { id, into });
  const { courseOrder, redemption } = contract;
  expect(await callOk(courseOrder.findById, { id: orderId }, at(into))).toMatchObject({
    branchId: into,
  });
  expect(await callOk(redemption.findBatch, { id: batchId }, at(into))).toMatchObject({
    branchId: into,
  });
  const codes = await callOk(redemption.findCodes, { batchId, pageNum: 1, pageSize: 10 }, at(into));
  expect(codes.total).toBe(30);
});
