import type { FastifyInstance } from 'fastify';
import { publicKeys } from '../domain/certificates/signing-keys';
import { tenantOfHost } from '../domain/tenants';
import { pageHost } from '../http/request-context';

/**
 * Serves the tenant's public keys at `/.well-known/jwks.json` in the format of RFC 7517, without the envelope, for
 * external verifiers.
 */
export function publishCertificateKeys(app: FastifyInstance): void {
  app.get(
    '/.well-known/jwks.json',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const keys = await app.db.withSystem(async (tx) =>
        publicKeys(tx, (await tenantOfHost(tx, pageHost(request))).id),
      );
      return reply
        .type('application/jwk-set+json')
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify(keys));
    },
  );
}
