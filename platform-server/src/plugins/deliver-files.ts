import { errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { articleOf, filePath } from '../files/addresses';
import { mayRead, type Variant, variants } from '../files/signatures';
import { variantKey } from '../files/storage';
import { BusinessError } from '../http/business-error';
import { describe, type FileToDeliver, rangeOf } from './file-headers';

interface FileRequest {
  Params: { id: string; variant: string; name: string };
  Querystring: { for?: string; proof?: string };
}

const question = {
  name: 'file of an address',
  text: `SELECT f.id, f.name, f.bytes::float8 AS bytes, f.media_type AS "mediaType", f.sha256
    FROM session s LEFT JOIN stored_file f ON f.id = $1::uuid AND f.state = 'ready'
    WHERE s.id = $2::uuid AND s.revoked_at IS NULL AND s.expires_at > now()`,
} as const;

const publicFileQuery = {
  name: 'file of a public article',
  text: `SELECT f.id, f.name, f.bytes::float8 AS bytes, f.media_type AS "mediaType", f.sha256
    FROM article a
    JOIN article_revision r ON r.article_id = a.id AND r.number = a.published_number AND r.on_entrance
    JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
    JOIN tenant t ON t.id = a.tenant_id AND t.status = 'active'
    LEFT JOIN stored_file f ON f.id = $1::uuid AND f.state = 'ready'
    WHERE a.id = $2::uuid AND a.is_shown`,
} as const;

const isVariant = (text: string): text is Variant => variants.some((variant) => variant === text);

/** Serves uploaded files at signed addresses without a token, which a video element cannot send. */
export function deliverFiles(app: FastifyInstance): void {
  const { files } = app.services;

  /** Checks the session and reads the file in one query, since a player requests many ranges. */
  async function lookUp(id: string, reader: string): Promise<FileToDeliver | null | undefined> {
    const articleId = articleOf(reader);
    const [row] = await app.db.queryAsSystem<FileToDeliver | { id: null }>({
      ...(articleId === null ? question : publicFileQuery),
      values: [id, articleId ?? reader],
    });
    return row && (row.id === null ? null : row);
  }

  async function fileOf({
    params,
    query,
  }: FastifyRequest<FileRequest>): Promise<[FileToDeliver, Variant]> {
    const { id, variant } = params;
    const { for: sessionId = '', proof = '' } = query;
    const isSigned = isVariant(variant) && mayRead(files.secret, { id, variant, sessionId }, proof);
    const file = isSigned ? await lookUp(id, sessionId) : undefined;
    if (!isSigned || file === undefined) {
      throw new BusinessError(errorCodes.forbidden, { status: 403, phrase: 'file.addressOver' });
    }
    if (!file) throw new BusinessError(errorCodes.notFound, { status: 404 });
    return [file, variant];
  }

  app.get<FileRequest>(
    `${filePath}:id/:variant/:name`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      const [file, variant] = await fileOf(request);
      const tag = describe(reply, file, variant);
      const {
        'if-none-match': knownEtag,
        'if-range': ifRange,
        range: requestedRange,
      } = request.headers;
      if (knownEtag === tag) return reply.code(304).send();
      if (variant === 'picture' || variant === 'thumbnail') {
        return reply.send(await files.storage.read(variantKey(file.id, variant)));
      }
      const range = rangeOf(ifRange && ifRange !== tag ? undefined : requestedRange, file.bytes);
      reply.header('accept-ranges', 'bytes');
      if (range === null) {
        return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
      }
      const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
      reply.header('content-length', end - start + 1);
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(await files.storage.read(file.id, { start, end }));
    },
  );
}
