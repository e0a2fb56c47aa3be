import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import type { CallOptions, TestServer } from './test-server';
import { movieBytes, uploadClient } from './upload-client';

const { resource } = contract;

/** Callers and calls for tests of the library. */
export function libraryFixture(server: TestServer) {
  const client = uploadClient(server);
  const as = {} as Record<'head' | 'eastern' | 'vocational' | 'staff' | 'otherTenant', CallOptions>;

  async function callOk(endpoint: EndpointData, params: object, options: CallOptions = as.head) {
    const reply = await server.call(endpoint, { ...params }, options);
    expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, errorCodes.ok, '']);
    return reply.data;
  }

  /** Uploads a file completely and prepares it; returns its id. */
  async function uploaded(name: string, content: Buffer, options?: CallOptions): Promise<string> {
    const input = { fileName: name, bytes: content.length, contentType: '' };
    const voucher = await callOk(resource.uploadVoucher, input, options);
    const body = new Uint8Array(content);
    expect((await client.send('PATCH', voucher, { offset: 0, body })).status).toBe(204);
    await server.services.files.prepare();
    return voucher.uploadId;
  }
  const video = (options?: CallOptions): Promise<string> =>
    uploaded('课.mp4', movieBytes(), options);

  return {
    as,
    client,
    callOk,
    uploaded,
    video,
    async logIn(): Promise<void> {
      as.head = { token: await server.login('13900000001') };
      as.eastern = { ...as.head, headers: { branch: seedId('branch:sunrise:east') } };
      as.staff = { token: await server.login('13900000002') };
      as.vocational = {
        token: await server.login('13900000003'),
        headers: {
          organ: seedId('organ:sunrise:vocational'),
          actor: seedId('actor:sunrise:vocational:13900000003'),
        },
      };
      const host = { host: 'new.localhost', flow: 'new' } as const;
      as.otherTenant = { token: await server.login('13900000011', host) };
    },
    /** The refusal's code, with its field names or its other data. */
    async refused(endpoint: EndpointData, params: object, options: CallOptions = as.head) {
      const { code, data } = await server.call(endpoint, { ...params }, options);
      return [code, data?.fields ? Object.keys(data.fields) : data];
    },
    async saved(overrides: object = {}, options?: CallOptions): Promise<string> {
      const input = { uploadId: await video(options), title: '第一课', ...overrides };
      return (await callOk(resource.saveVideo, input, options)).id;
    },
    findResource: (id: string, options?: CallOptions) => callOk(resource.findById, { id }, options),
    async fileIdOf(id: string): Promise<string> {
      const [row] = await server.db.executeAsSystem<{ id: string }>(
        sql`SELECT file_id AS id FROM resource WHERE id = ${id}::uuid`,
      );
      return row?.id ?? '';
    },
  };
}
