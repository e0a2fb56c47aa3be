import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A page of a list costs a twentieth of a millisecond at these; the next levels save little more. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 4;

const THRESHOLD = 1024;
/** Up to here at once, without a stream, which costs more than the work. */
const AT_ONCE = 32_768;

/**
 * Compresses the API's answers as the caller accepts. Pages and modules are not its business: they lie
 * there compressed. Bodies of requests are never unpacked: a small one could become a large one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    threshold: THRESHOLD,
    syncThreshold: AT_ONCE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}
