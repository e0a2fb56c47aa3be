import { type CodeBatch, contract, type Page, type Tenant } from '@edu/shared-utility/contract';
import { crashFixture, jsonRequest } from './testing/crash-fixture';
import { rowsOf, workbook, workbookForm } from './testing/workbooks';

const ROWS = 120;
const CODES = 3_000;

jest.setTimeout(300_000);

const { request, sendRequest, interrupt, start } = crashFixture('edu-crash-jobs-');

async function importRows(): Promise<string> {
  const head = ['租户名称', '域名', '联系人', '联系电话', '主题'];
  const rows = Array.from({ length: ROWS }, (_, i) => [
    '中断学校',
    `crash-${i}.example`,
    '张三',
    String(18_200_000_000 + i),
    '',
  ]);
  const { payload, headers } = workbookForm(await workbook([head, ...rows]));
  const path = contract.saas.saasDataImport.path;
  const init = { method: 'POST', body: new Uint8Array(payload), headers };
  return (await request<{ job: { id: string } }>(path, init)).job.id;
}

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'an import in the middle of which the process ends by %s goes on in the next one, no row twice and none left out',
  async (signal) => {
    await start('13900000000');
    const id = await importRows();
    const after = await interrupt(id, ROWS, signal);
    expect(after).toMatchObject({ state: 'done', done: ROWS, imported: ROWS, failed: 0 });
    const page = `?pageNum=1&pageSize=1&keyword=${encodeURIComponent('中断学校')}`;
    const tenantPage = await request<{ list: Tenant[]; total: number }>(
      contract.saas.findByCondition.path + page,
    );
    expect(tenantPage.total).toBe(ROWS);
  },
);

const { redemption } = contract;

async function makeCodes(): Promise<{ id: string; jobId: string }> {
  const { list } = await request<Page<CodeBatch>>(
    `${redemption.findBatches.path}?pageNum=1&pageSize=1`,
  );
  const { courseId } = list[0] as CodeBatch;
  const input = {
    name: '中断批次',
    courseId,
    count: CODES,
    price: 0,
    days: null,
    validUntil: null,
  };
  return request(redemption.makeBatch.path, jsonRequest(input));
}

async function exportedCodes(batchId: string): Promise<string[]> {
  const file = await sendRequest(redemption.exportCodes.path, jsonRequest({ batchId }));
  const [, ...rows] = await rowsOf(new Uint8Array(await file.arrayBuffer()));
  return rows.map(([code]) => String(code));
}

it('codes in the middle of whose making the process is killed are as many as were asked for, each once', async () => {
  await start('13900000001');
  const { id, jobId } = await makeCodes();
  const after = await interrupt(jobId, CODES, 'SIGKILL');
  expect(after).toMatchObject({ state: 'done', done: CODES, failed: 0 });
  const batch = await request<CodeBatch>(redemption.findBatch.path.replace('{id}', id));
  expect(batch).toMatchObject({ state: 'ready', made: CODES, count: CODES });
  const codes = await exportedCodes(id);
  expect([codes.length, new Set(codes).size]).toEqual([CODES, CODES]);
});
