import { writeXlsx } from 'hucre/xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook with one sheet. @param {string[][]} rows the heading first */
export const workbookOf = (rows) => writeXlsx({ sheets: [{ name: 'data', rows }] });

/**
 * Sends a workbook and waits until its job has ended.
 * @param {ReturnType<typeof import('./calls.js').callsOf>} calls
 * @param {{ path: string, token: string, workbook: Uint8Array, rows: number }} order `rows` that it has to take
 * @returns {Promise<number>} ms
 */
export async function importAll({ post, get }, { path, token, workbook, rows }) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(workbook)], { type: XLSX }), 'rows.xlsx');
  const startTime = performance.now();
  const reply = await post(path, { token, body: form, headers: {} });
  const { code, message, data } = await reply.json();
  if (code !== 0) throw new Error(`import: ${code} ${message}`);
  const { id } = data.job ?? data;
  for (;;) {
    const { data: job } = await (await get(`/platform/v1/jobs/${id}`, { token })).json();
    if (job.state === 'done') {
      if (job.imported !== rows) throw new Error(`import: ${job.imported} of ${rows} rows`);
      return performance.now() - startTime;
    }
    if (!['queued', 'running'].includes(job.state)) throw new Error(`import: ${job.state}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
