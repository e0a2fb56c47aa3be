import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem, type Tx } from '../db/database';
import { originOfTenant } from '../domain/account/tenant-origin';
import { audit } from '../domain/audit';
import { auditContext } from '../domain/audit-context';
import { checkPublicly } from '../domain/certificates/public-check';
import { publicKeys, rotateKey } from '../domain/certificates/signing-keys';
import { tenantOfHost } from '../domain/tenants';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { keySet, publicCertificate } from './certificate-replies';

const issue = 'certificate.issue';

/** Public verification of certificates, and the keys that sign them. */
export async function certificateVerificationRoutes(app: FastifyInstance): Promise<void> {
  const { files, site } = app.services;
  const { certificate } = contract;
  const { secret } = files;
  const originFor = (host: string) => (tx: Tx, tenantId: string) =>
    originOfTenant(tx, tenantId, { site: site.origin, host });

  route(app, certificate.findPublic, {
    request: z.object({ certificateNo: fields.requiredText(64), name: fields.requiredText(64) }),
    response: publicCertificate,
    handler: (input, { db, host, ip }) =>
      checkPublicly(db, input, { host, ip, secret, origin: originFor(host) }),
  });

  route(app, certificate.keys, {
    response: keySet,
    handler: (_, { db, host }) =>
      db.withSystem(async (t) => publicKeys(t, (await tenantOfHost(t, host)).id)),
  });

  route(app, certificate.rotateKey, {
    response: z.object({ kid: z.string() }),
    access: issue,
    handler: (_, { tx, caller }) =>
      tx(async (t) => {
        const key = await asSystem(t, (s) => rotateKey(s, secret, caller.tenantId));
        await audit(t, {
          ...auditContext(caller, ''),
          action: 'certificate.keyRotated',
          detail: key,
        });
        return key;
      }),
  });
}
