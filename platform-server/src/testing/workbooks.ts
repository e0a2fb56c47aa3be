import { Worker } from 'node:worker_threads';
import { contract, type JobDetail } from '@edu/shared-utility/contract';
import type { TestServer } from './test-server';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  import('hucre/xlsx').then(async ({ writeXlsx }) => {
    parentPort.postMessage(await writeXlsx({ sheets: [{ name: 'data', rows: workerData }] }));
  });`;

/** A workbook with these rows. In a thread, as the library is an ES module and jest's are not. */
export const workbook = (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const writer = new Worker(WRITER, { eval: true, workerData: rows });
    writer.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
    writer.once('error', reject);
  });

/** A form with one file, as a browser sends it. */
export function workbookForm(content: Buffer): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const boundary = 'edu-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\nContent-Type: ${XLSX}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Uploads a workbook of tenants as an operator. */
export async function uploadTenants(server: TestServer, token: string, content: Buffer) {
  const { payload, headers } = workbookForm(content);
  const reply = await server.app.inject({
    method: 'POST',
    url: contract.saas.saasDataImport.path,
    payload,
    headers: { host: 'localhost', token, ...headers },
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** Imports tenants, their rows below the heading, and waits for what became of them. */
export async function importTenants(
  server: TestServer,
  token: string,
  rows: readonly (readonly string[])[],
): Promise<JobDetail> {
  const content = await workbook([['租户名称', '域名', '联系人', '联系电话', '主题'], ...rows]);
  const { data } = await uploadTenants(server, token, content);
  return jobOver(server, token, data.job.id);
}

/** Waits until the job has ended. */
export async function jobOver(server: TestServer, token: string, id: string): Promise<JobDetail> {
  for (;;) {
    const { data } = await server.call(contract.job.findById, { id }, { token });
    if (!['queued', 'running'].includes(data.state)) return data;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
