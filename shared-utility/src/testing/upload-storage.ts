import nock from 'nock';
import type { UploadVoucher } from '../contract';
import { apiBaseUrl } from '../environment';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'HEAD, PATCH, DELETE',
  'access-control-allow-headers':
    'content-type, locale, tus-resumable, upload-auth, upload-length, upload-offset',
  'access-control-expose-headers': '*',
  'tus-resumable': '1.0.0',
};

export const voucher = (uploadId: string, change: Partial<UploadVoucher> = {}): UploadVoucher => ({
  uploadId,
  uploadAddress: `/files/uploads/${uploadId}`,
  uploadAuth: `proof-${uploadId}`,
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  ...change,
});

interface Sent {
  readonly method: string;
  readonly auth: string;
  readonly locale: string;
  readonly offset: number;
}

/** Mocks the storage of one upload by the tus protocol; while `refuse` returns a response, that is sent instead. */
export function storage(
  uploadId: string,
  size: number,
  refuse: (method: string) => [status: number, body: string] | null = () => null,
) {
  const sent: Sent[] = [];
  let offset = 0;
  const path = `/files/uploads/${uploadId}`;
  const scope = nock(apiBaseUrl()).persist();
  scope.options(path).reply(204, '', headers);
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    scope.intercept(path, method).reply(function answer() {
      const requestHeaders = this.req.headers as unknown as Record<string, string>;
      const [auth, locale] = [String(requestHeaders['upload-auth']), String(requestHeaders.locale)];
      sent.push({ method, auth, locale, offset });
      const refused = refuse(method);
      if (refused) return [...refused, headers] as [number, string, Record<string, string>];
      if (method === 'PATCH' && Number(requestHeaders['upload-offset']) !== offset)
        return [409, '', headers];
      // nock receives no bytes of jsdom's Blob, so that every request counts as the complete remainder.
      if (method === 'PATCH') offset = size;
      const uploadHeaders = {
        ...headers,
        'upload-offset': String(offset),
        'upload-length': String(size),
      };
      return [method === 'HEAD' ? 200 : 204, '', uploadHeaders];
    });
  }
  return {
    sent,
    received: () => offset,
    /** Sets the number of bytes that were received before a reload. */
    has: (bytes: number) => {
      offset = bytes;
    },
  };
}
