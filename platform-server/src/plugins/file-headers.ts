import type { FastifyReply } from 'fastify';
import parseRange from 'range-parser';
import type { Variant } from '../files/signatures';
import type { ByteRange } from '../files/storage';

export interface FileToDeliver {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string | null;
  readonly sha256: string | null;
}

/** Uploaded content may be HTML: this policy disables it wherever it is opened. */
const POLICY = "default-src 'none'; sandbox";

/** The requested range; undefined for the whole file, also for multiple ranges; null if it cannot be satisfied. */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | undefined | null {
  if (!header) return undefined;
  const ranges = parseRange(bytes, header);
  if (ranges === -1) return null;
  const [first, ...more] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return first && more.length === 0 ? first : undefined;
}

export function describe(reply: FastifyReply, file: FileToDeliver, variant: Variant): string {
  const isDrawn = variant === 'picture' || variant === 'thumbnail';
  const disposition = variant === 'download' ? 'attachment' : 'inline';
  const tag = `"${file.sha256}-${variant}"`;
  reply
    .type(isDrawn ? 'image/webp' : (file.mediaType ?? 'application/octet-stream'))
    .header('content-security-policy', POLICY)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header(
      'content-disposition',
      `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    )
    .header('cache-control', 'private, max-age=3600')
    .header('etag', tag);
  return tag;
}
