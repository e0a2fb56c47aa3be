import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A text that is served often: compressed once per encoding, at the first request for it. */
export interface PackedText {
  readonly text: string;
  br(): Promise<Buffer>;
  gzip(): Promise<Buffer>;
}

export function packedText(text: string): PackedText {
  let br: Promise<Buffer> | undefined;
  let gz: Promise<Buffer> | undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    text,
    br: () => {
      br ??= brotli(text, { params });
      return br;
    },
    gzip: () => {
      gz ??= gzipped(text);
      return gz;
    },
  };
}

/** Sends a small generated text in an encoding that the client accepts. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedText) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(await packed.br());
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await packed.gzip());
  }
  return reply.send(packed.text);
}
