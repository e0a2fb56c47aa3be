import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit } from '../domain/audit';
import { addPicture } from '../domain/site/add-picture';
import { dropUnused } from '../domain/site/pictures';
import { siteOf } from '../domain/site/read-site';
import { changeSite } from '../domain/site/site';
import { refuseInDemo } from '../http/demo';
import { route } from '../http/route';
import { site, siteInput } from './site-fields';

/** The site of the session's tenant: the appearance of its pages. */
export async function siteRoutes(app: FastifyInstance): Promise<void> {
  const { site: calls } = contract;
  const { services } = app;

  route(app, calls.find, {
    response: site,
    access: 'site.read',
    handler: (_, { tx, caller }) => tx((inside) => siteOf(inside, caller.tenantId)),
  });

  route(app, calls.save, {
    // a changed host can open or block everybody's log-in
    proof: ({ domains }) => domains !== undefined,
    request: siteInput,
    response: site,
    access: 'site.write',
    handler: (input, { tx, caller, host, ip }) => {
      refuseInDemo(caller.readOnly);
      const { tenantId, accountId } = caller;
      const reserved = [new URL(services.site.origin).hostname];
      return tx(async (inside) => {
        const change = await changeSite(inside, tenantId, input, { host, reserved });
        const { before, after } = change;
        const detail = { before, after };
        await audit(inside, {
          tenantId,
          accountId,
          ip,
          action: 'site.changed',
          organIds: [],
          detail,
        });
        return change.site;
      });
    },
  });

  route(app, calls.uploadPicture, {
    request: z.object({ kind: z.enum(['logo', 'background', 'picture']) }),
    response: z.object({
      address: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
    access: 'site.write',
    handler: async ({ kind }, { tx, caller, file }) => {
      refuseInDemo(caller.readOnly);
      const bytes = await file();
      return tx(async (inside) => {
        const pictureAddress = await addPicture(inside, caller.tenantId, kind, bytes);
        const { logo, logoOnDark, loginBackground, loginPicture } = await siteOf(
          inside,
          caller.tenantId,
        );
        await dropUnused(inside, caller.tenantId, [
          ...[logo, logoOnDark, loginBackground, loginPicture],
          pictureAddress.address,
        ]);
        return pictureAddress;
      });
    },
  });
}
