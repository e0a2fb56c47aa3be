import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteUnusedFiles } from '../files/file-references';
import { type FileRow, fileById, refusalOf } from '../files/file-rows';
import { uploadPath } from '../files/files';
import { mayUpload } from '../files/signatures';
import { BusinessError } from '../http/business-error';
import type { PhraseKey } from '../phrases';

type Upload = FastifyRequest<{ Params: { id: string } }>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reports a complete upload to a client that lost the last reply. */
function replyComplete(reply: FastifyReply, { bytes }: FileRow) {
  return reply
    .header('tus-resumable', '1.0.0')
    .header('upload-offset', bytes)
    .header('upload-length', bytes)
    .header('cache-control', 'no-store')
    .code(200)
    .send();
}

const uploadGoneError = (phrase: PhraseKey | null): BusinessError =>
  new BusinessError(errorCodes.notFound, { status: 410, ...(phrase && { phrase }) });

/**
 * Receives uploads by the tus protocol, which can resume; the voucher's proof authorises the sender. The row is
 * created with the voucher, so this never creates one.
 */
export function receiveUploads(app: FastifyInstance): void {
  const { files } = app.services;

  /** The upload's row; completes one whose last byte arrived before a crash. */
  async function requireFile(id: string): Promise<FileRow> {
    const file = await fileById(app.db, id);
    if (!file) throw uploadGoneError(null);
    if (file.state !== 'uploading') return file;
    if ((await files.storage.receivedBytes(id)) !== file.bytes) return file;
    await files.finish(id);
    return (await fileById(app.db, id)) ?? file;
  }

  async function receive(request: Upload, reply: FastifyReply) {
    const { id } = request.params;
    const file = await requireFile(id);
    if (file.state === 'refused') throw uploadGoneError(refusalOf(file));
    if (file.state !== 'uploading') {
      if (request.method === 'HEAD') return replyComplete(reply, file);
      throw new BusinessError(errorCodes.conflict, { status: 409 });
    }
    if (request.method === 'DELETE') {
      await deleteUnusedFiles(app.db, files.storage, [id]);
      return reply.header('tus-resumable', '1.0.0').code(204).send();
    }
    // so that the sweep does not delete an upload that is still in progress
    await app.db.executeAsSystem(sql`UPDATE stored_file SET updated_at = now()
      WHERE id = ${id} AND updated_at < now() - interval '10 minutes'`);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    try {
      await files.receive(request.raw, reply.raw);
    } catch (error) {
      if (error instanceof BusinessError && !request.raw.readableAborted) {
        // a browser reads no reply before its whole request body is consumed
        request.raw.resume();
        throw error;
      }
      reply.raw.destroy();
    }
    reply.hijack();
    return reply;
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // passes the body on as a stream
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadPath}:id`,
      schema: { hide: true } as object,
      onRequest: async (request) => {
        const { id } = (request as Upload).params;
        const proof = request.headers['upload-auth'];
        if (!UUID.test(id) || typeof proof !== 'string' || !mayUpload(files.secret, id, proof)) {
          throw new BusinessError(errorCodes.forbidden, {
            status: 403,
            phrase: 'file.voucherOver',
          });
        }
      },
      handler: (request, reply) => receive(request as Upload, reply),
    });
  });
}
