import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Envelope, type JobDetail, type Tenant } from '@edu/shared-utility/contract';
import { type ServerProcess, startedBefore, startProcess } from './testing/server-process';
import { workbook, workbookForm } from './testing/workbooks';

const ROWS = 400;

jest.setTimeout(300_000);

let folder: string;
let server: ServerProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edu-crash-jobs-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

let token = '';

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const reply = await fetch(`${server?.address}${path}`, {
    ...init,
    headers: { token, ...init.headers },
  });
  return ((await reply.json()) as Envelope<T>).data;
}

async function logIn(): Promise<void> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: '13900000000', password: 'Demo#2026' }),
  };
  ({ token } = await ask<{ token: string }>(contract.account.login.path, init));
}

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
  return (await ask<{ job: { id: string } }>(path, init)).job.id;
}

/** Waits until the job is as wanted. */
async function until(id: string, isWanted: (job: JobDetail) => boolean): Promise<JobDetail> {
  for (;;) {
    const job = await ask<JobDetail>(contract.job.findById.path.replace('{id}', id));
    if (isWanted(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const isOver = ({ state }: JobDetail): boolean => !['queued', 'running'].includes(state);

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'an import in the middle of which the process ends by %s goes on in the next one, no row twice and none left out',
  async (signal) => {
    await startedBefore(folder);
    server = await startProcess({}, folder);
    await logIn();
    const id = await importRows();
    const before = await until(id, ({ done }) => done > 0);
    expect(before.done).toBeLessThan(ROWS);
    await server.end(signal);
    server = await startProcess({}, folder);
    const after = await until(id, isOver);
    expect(after).toMatchObject({ state: 'done', done: ROWS, imported: ROWS, failed: 0 });
    const page = `?pageNum=1&pageSize=1&keyword=${encodeURIComponent('中断学校')}`;
    const found = await ask<{ list: Tenant[]; total: number }>(
      contract.saas.findByCondition.path + page,
    );
    expect(found.total).toBe(ROWS);
  },
);
