import { setTimeout } from 'node:timers/promises';
import { type CodeBatch, contract } from '@edu/shared-utility/contract';
import type { orderFixture } from './order-fixture';
import type { CallOptions, TestServer } from './test-server';

/** Batches of codes, and the codes as read from their workbook. */
export function codeFixture(
  server: TestServer,
  { callOk, course, as }: ReturnType<typeof orderFixture>,
) {
  const { redemption } = contract;

  /** Waits until the batch's job is done. */
  async function waitUntilReady(id: string): Promise<CodeBatch> {
    for (;;) {
      const batch: CodeBatch = await callOk(redemption.findBatch, { id });
      if (batch.state !== 'making') return batch;
      await setTimeout(50);
    }
  }

  const exportCodes = (input: object, options: CallOptions = as.head) =>
    server.app.inject({
      method: 'POST',
      url: redemption.exportCodes.path,
      payload: input,
      headers: { host: 'localhost', token: options.token ?? '', ...options.headers },
    });

  return {
    waitUntilReady,
    exportCodes,
    async newBatch(overrides: object = {}): Promise<CodeBatch> {
      const courseId = await course();
      const input = { name: crypto.randomUUID(), courseId, count: 3, price: 0, days: null };
      const { id } = await callOk(redemption.makeBatch, {
        ...input,
        validUntil: null,
        ...overrides,
      });
      return waitUntilReady(id);
    },
    async unmaskedCodes(batchId: string): Promise<string[]> {
      const reply = await exportCodes({ batchId });
      const rows = (await server.services.sheets.read(reply.rawPayload, 10_001)) ?? [];
      return rows.slice(1).map(([code = '']) => code);
    },
  };
}
