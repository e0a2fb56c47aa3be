import type { FastifyInstance } from 'fastify';
import { pictureOf, picturePath } from '../domain/site/pictures';
import { findTenantByHost } from '../domain/tenants';
import { hostName } from '../http/request-context';
import { sendNotFound } from './errors';

/** An address names one content for ever: another picture has another address. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Uploaded pictures of the tenant of the page's host, before anybody is logged in; another tenant's are not there. */
export function serveSitePictures(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    `${picturePath}:name`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      const address = `${picturePath}${request.params.name}`;
      const found = await app.db.withSystem(async (tx) => {
        const tenant = await findTenantByHost(tx, hostName(request.host));
        return tenant && pictureOf(tx, tenant.id, address);
      });
      if (!found) return sendNotFound(request, reply);
      return reply
        .type(`image/${found.type}`)
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(found.bytes);
    },
  );
}
