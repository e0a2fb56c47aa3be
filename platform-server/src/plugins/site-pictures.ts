import type { FastifyInstance } from 'fastify';
import { pictureOf, picturePath } from '../domain/site/pictures';
import { findTenantByHost } from '../domain/tenants';
import { hostName } from '../http/request-context';
import { sendNotFound } from './errors';

/** A changed picture gets a new address, so replies may be cached forever. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the pictures of the page host's tenant without a session; those of other tenants are not found. */
export function serveSitePictures(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    `${picturePath}:name`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      const address = `${picturePath}${request.params.name}`;
      const picture = await app.db.withSystem(async (tx) => {
        const tenant = await findTenantByHost(tx, hostName(request.host));
        return tenant && pictureOf(tx, tenant.id, address);
      });
      if (!picture) return sendNotFound(request, reply);
      return reply
        .type(`image/${picture.type}`)
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(picture.bytes);
    },
  );
}
