import type { Database } from '../db/database';
import { job } from '../db/schema';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import type { JobKind } from './kinds';
import { runJob } from './run-job';

const server = serverFixture();

const addJob = (rows: number): Promise<string> =>
  server.db.withSystem(async (tx) => {
    const [added] = await tx
      .insert(job)
      .values({
        tenantId: seedId('tenant:sunrise'),
        createdBy: seedId('account:13900000001'),
        kind: 'counted',
        total: rows,
        input: Array.from({ length: rows }, (_, index) => [String(index)]),
        digest: crypto.randomUUID(),
      })
      .returning({ id: job.id });
    return added?.id ?? '';
  });

/** Sizes of the chunks in which a job of 70 rows is done, when a wait and a chunk take so many ms. */
async function chunksOf(waiting: number, working: number): Promise<number[]> {
  const chunks: number[] = [];
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const busy: Database = {
    ...server.db,
    withSystem: (work) => {
      now += waiting;
      return server.db.withSystem(work);
    },
  };
  const counted: JobKind = {
    chunk: 40,
    tables: [],
    run: async (_, rows) => {
      now += working;
      chunks.push(rows.length);
      return { imported: rows.length, failed: 0, problems: [] };
    },
  };
  const id = await addJob(70);
  await runJob(busy, { counted }, id, () => false);
  clock.mockRestore();
  return chunks;
}

test('waiting for a busy database does not count as slow', async () => {
  expect(await chunksOf(5_000, 10)).toEqual([10, 20, 40]);
});

test('slow rows are processed in smaller chunks', async () => {
  expect((await chunksOf(0, 1_000)).slice(0, 4)).toEqual([10, 5, 2, 1]);
});
