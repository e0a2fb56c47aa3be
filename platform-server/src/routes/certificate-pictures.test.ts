// embedded database only: bytes are in the file storage, and the database only has their ids
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { sweepJobFiles } from '../domain/sweep-job-files';
import { enabledTemplate, field, issued, templateOf } from '../testing/certificate-fixture';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';
import { uploadClient } from '../testing/upload-client';
import { jobOver } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { certificate, certificateTemplate: template, user } = contract;

let head: CallOptions;
let client: ReturnType<typeof uploadClient>;
beforeAll(async () => {
  client = uploadClient(server);
  head = await sessionInSunrise(server, '13900000001', 'head');
});

async function upload(): Promise<string> {
  const caller = await client.callerOf(head.token ?? '');
  const size = { width: 200, height: 100, channels: 4, background: '#a00000' } as const;
  return client.upload(caller, 'seal.png', await sharp({ create: size }).png().toBuffer());
}

const add = async (kind: 'background' | 'seal'): Promise<string> => {
  const input = { uploadId: await upload(), name: '印章', kind };
  return (await callOk(server, template.addAttachment, input, head)).id;
};

const linesOf = async (action: string): Promise<number> => {
  const rows = await server.db.executeAsSystem(sql`SELECT FROM audit_log WHERE action = ${action}`);
  return rows.length;
};

it('are shared by templates, drawn on certificates, and kept while a template shows them', async () => {
  const [background, seal] = [await add('background'), await add('seal')];
  const { length } = await callOk(server, template.findAttachments, { kind: 'seal' }, head);
  expect(length).toBe(1);
  const fields = [
    ...templateOf().fields,
    field('seal', 150, { x: 200, width: 20, height: 20, attachmentId: seal }),
  ];
  const settings = templateOf({ background, fields });
  const id = await enabledTemplate(server, head, settings);
  const foundTemplate = await callOk(server, template.findById, { id }, head);
  expect(foundTemplate).toMatchObject({
    background,
    backgroundUrl: expect.stringContaining('/picture/'),
  });
  const reply = await server.app.inject({
    method: 'POST',
    url: template.preview.path,
    payload: { template: settings, width: 600 },
    headers: { host: 'localhost', token: head.token, ...head.headers },
  });
  expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  for (const value of [background, seal]) {
    const refusal = await server.call(template.removeAttachment, { id: value }, head);
    expect(refusal.code).toBe(errorCodes.conflict);
  }
  await callOk(server, template.delete, { id }, head);
  await callOk(server, template.removeAttachment, { id: seal }, head);
  expect(await linesOf('certificate.picture.added')).toBe(2);
  expect(await linesOf('certificate.picture.removed')).toBe(1);
});

it('of a job are deleted with it after a week', async () => {
  const page = { pageNum: 1, pageSize: 10 };
  const { list } = await callOk(server, user.findByCondition, page, head);
  const templateId = await enabledTemplate(server, head);
  await issued(server, head, templateId, [list[0].userId]);
  const input = { filter: { templateId }, requestId: crypto.randomUUID() };
  const job = await callOk(server, certificate.startImages, input, head);
  await jobOver(server, head.token ?? '', job.id);
  const [row] = await server.db.executeAsSystem<{ parts: string }>(
    sql`SELECT context -> 'order' ->> 'parts' AS parts FROM job WHERE id = ${job.id}::uuid`,
  );
  const { storage } = server.services.files;
  const key = `${row?.parts}.0`;
  (await storage.read(key)).destroy();
  await sweepJobFiles(server.db, storage);
  (await storage.read(key)).destroy();
  await server.db.executeAsSystem(
    sql`UPDATE job SET finished_at = now() - interval '8 days' WHERE id = ${job.id}::uuid`,
  );
  await sweepJobFiles(server.db, storage);
  await expect(storage.read(key)).rejects.toThrow();
});

it('of a revoked certificate say so across the page, in pictures and PDF files', async () => {
  const templateId = await enabledTemplate(server, head);
  const { list: people } = await callOk(
    server,
    user.findByCondition,
    { pageNum: 1, pageSize: 30 },
    head,
  );
  await issued(server, head, templateId, [people[20].userId]);
  const page = { pageNum: 1, pageSize: 1, templateId };
  const { list } = await callOk(server, certificate.findByCondition, page, head);
  const { id, version } = list[0];
  const download = async (format: string) =>
    (
      await server.app.inject({
        url: `${certificate.picture.path}?id=${id}&format=${format}`,
        headers: { host: 'localhost', token: head.token, ...head.headers },
      })
    ).rawPayload;
  const redPixels = async (): Promise<number> => {
    const { data, info } = await sharp(await download('png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red > 180 && green < 60 && blue < 80) count += 1;
    }
    return count;
  };
  const before = (await download('pdf')).length;
  expect(await redPixels()).toBe(0);
  await callOk(server, certificate.revoke, { id, version, reason: '信息有误' }, head);
  expect(await redPixels()).toBeGreaterThan(10_000);
  // The stamp brings its own bold font.
  expect((await download('pdf')).length).toBeGreaterThan(before + 1_000);
});
