import { Worker } from 'node:worker_threads';
import { contract, type JobDetail } from '@edu/shared-utility/contract';
import type { TestServer } from './test-server';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  import('hucre/xlsx').then(async ({ writeXlsx }) => {
    const cells = new Map(Object.entries(workerData.formulas).map(([at, formula]) => [at, { formula }]));
    const sheet = { name: 'data', rows: workerData.rows, cells };
    parentPort.postMessage(await writeXlsx({ sheets: [sheet] }));
  });`;

const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  import('hucre/xlsx').then(async ({ readXlsx }) => {
    const { sheets } = await readXlsx(workerData.file);
    parentPort.postMessage(sheets.flatMap(({ rows }) => rows));
  });`;

/** In a worker thread, because the library is an ES module, which jest cannot load. */
const runInThread = <T>(script: string, workerData: object): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { eval: true, workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/**
 * A workbook with these rows.
 *
 * @param formulas by position; `1,0` is the first cell of the second row
 */
export const workbook = async (
  rows: readonly (readonly string[])[],
  formulas: Readonly<Record<string, string>> = {},
): Promise<Buffer> => Buffer.from(await runInThread<Uint8Array>(WRITER, { rows, formulas }));

/** The rows of a workbook, headings first. */
export const rowsOf = (file: Uint8Array): Promise<unknown[][]> => runInThread(READER, { file });

/** A multipart form with one file, as a browser sends it. */
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

/** Uploads a workbook to a path, which may have a query. */
export async function uploadTo(
  server: TestServer,
  url: string,
  content: Buffer,
  overrides: Readonly<Record<string, string>>,
) {
  const { payload, headers } = workbookForm(content);
  const reply = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'localhost', ...overrides, ...headers },
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** Uploads a workbook of tenants as an operator. */
export const uploadTenants = (server: TestServer, token: string, content: Buffer) =>
  uploadTo(server, contract.saas.saasDataImport.path, content, { token });

/** Imports tenants, given as rows below the heading, and waits for the result. */
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
