import { request } from 'node:http';
import type { UploadVoucher } from '@edu/shared-utility/contract';
import { findCaller } from '../domain/find-caller';
import { giveVoucher, renewVoucher } from '../files/vouchers';
import type { Caller } from '../http/caller';
import { listenAt } from './listen-at';
import type { TestServer } from './test-server';

const TUS = { 'tus-resumable': '1.0.0' };

/** The header of an MP4 file, followed by meaningless bytes. */
export function movieBytes(size = 4096): Buffer {
  const bytes = Buffer.alloc(size, 'movie');
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypisom\0\0\u0002\0isomiso2', 4, 'latin1');
  return bytes;
}

export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Uploads files to a test's server as a browser does. */
export function uploadClient(server: TestServer) {
  let origin: Promise<string> | null = null;
  const site = (): Promise<string> => {
    origin ??= listenAt(server.app);
    return origin;
  };

  async function callerOf(token: string): Promise<Caller> {
    const { limits } = server.services.login;
    const noPlace = { actor: null, organ: null, branch: null };
    return findCaller(server.db, token, noPlace, { ...limits, extendsSession: false });
  }

  async function send(
    method: 'HEAD' | 'PATCH' | 'DELETE',
    { uploadAddress, uploadAuth }: Pick<UploadVoucher, 'uploadAddress' | 'uploadAuth'>,
    {
      offset,
      body,
      headers = {},
    }: {
      readonly offset?: number;
      readonly body?: BodyInit;
      readonly headers?: Record<string, string>;
    } = {},
  ): Promise<Response> {
    return fetch(`${await site()}${uploadAddress}`, {
      method,
      headers: {
        ...TUS,
        'upload-auth': uploadAuth,
        ...(offset !== undefined && {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
  }

  return {
    callerOf,
    send,
    /** Sends some bytes of a file, then breaks the connection. */
    async sendPartly(
      { uploadAddress, uploadAuth }: UploadVoucher,
      content: Buffer,
      bytes: number,
    ): Promise<void> {
      const headers = {
        ...{ ...TUS, 'upload-auth': uploadAuth, 'upload-offset': '0' },
        ...{ 'content-type': 'application/offset+octet-stream', 'content-length': content.length },
      };
      const sending = request(`${await site()}${uploadAddress}`, { method: 'PATCH', headers });
      sending.on('error', () => {});
      await new Promise((sent) => sending.write(content.subarray(0, bytes), sent));
      const closed = new Promise((done) => sending.on('close', done));
      sending.destroy();
      await closed;
    },
    async voucher(caller: Caller, fileName: string, bytes: number): Promise<UploadVoucher> {
      const request = { fileName, bytes, contentType: '' };
      return server.db.withTenant(caller, (tx) =>
        giveVoucher(tx, caller, server.services.files, request),
      );
    },
    renew: (caller: Caller, id: string): Promise<UploadVoucher> =>
      server.db.withTenant(caller, (tx) => renewVoucher(tx, caller, server.services.files, id)),
    /** Uploads a file in one request; returns its id. */
    async upload(caller: Caller, fileName: string, content: Buffer): Promise<string> {
      const voucher = await this.voucher(caller, fileName, content.length);
      const reply = await send('PATCH', voucher, { offset: 0, body: new Uint8Array(content) });
      if (reply.status !== 204) throw new Error(`${reply.status} ${await reply.text()}`);
      await server.services.files.prepare((reason) => {
        throw new Error(reason);
      });
      return voucher.uploadId;
    },
    get: async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${await site()}${path}`, { headers }),
  };
}
