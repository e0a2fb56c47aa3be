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

/** The storage of one upload, as the tus protocol has it; `refuse` answers in its place while it gives something. */
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
      const given = this.req.headers as unknown as Record<string, string>;
      const [auth, locale] = [String(given['upload-auth']), String(given.locale)];
      sent.push({ method, auth, locale, offset });
      const refused = refuse(method);
      if (refused) return [...refused, headers] as [number, string, Record<string, string>];
      if (method === 'PATCH' && Number(given['upload-offset']) !== offset)
        return [409, '', headers];
      // nock sees no bytes of jsdom's Blob: all that was missing has come
      if (method === 'PATCH') offset = size;
      const now = { ...headers, 'upload-offset': String(offset), 'upload-length': String(size) };
      return [method === 'HEAD' ? 200 : 204, '', now];
    });
  }
  return {
    sent,
    received: () => offset,
    /** What came before, in another life of the page. */
    has: (bytes: number) => {
      offset = bytes;
    },
  };
}
