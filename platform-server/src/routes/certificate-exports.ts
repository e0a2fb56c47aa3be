import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../db/database';
import { originOfTenant } from '../domain/account/tenant-origin';
import { audit } from '../domain/audit';
import { auditContext } from '../domain/audit-context';
import { drawCertificates } from '../domain/certificates/draw-certificates';
import { exportCertificates } from '../domain/certificates/export-certificates';
import { idsOf } from '../domain/certificates/find-certificates';
import { packImages } from '../domain/certificates/images-job';
import { submitImages } from '../domain/certificates/submit-images';
import { asJob } from '../domain/jobs';
import { BusinessError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download, fileDownload } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { filter } from './certificate-filter';

const exportPermission = 'certificate.export';

/** Maximum of people in one package, and of pictures in an immediate one. */
const [PEOPLE, PICTURES] = [1000, 20];

/** Issued certificates as a sheet or as pictures. */
export async function certificateExportRoutes(app: FastifyInstance): Promise<void> {
  const { files, painter, jobs, sheets, site } = app.services;
  const { certificate } = contract;
  const { storage, secret } = files;
  const drawing = { painter, storage, secret };
  const originFor = (host: string) => (tx: Tx, tenantId: string) =>
    originOfTenant(tx, tenantId, { site: site.origin, host });

  download(app, certificate.exportCertificateList, {
    request: z.object(filter),
    access: exportPermission,
    handler: (query, { tx, caller, locale, zone }) =>
      exportCertificates(query, { tx, caller, locale, zone: zone(), sheets }),
  });

  fileDownload(app, certificate.exportCertificateImages, {
    request: z.object({ ids: z.array(fields.identifier).min(1).max(PICTURES) }),
    access: exportPermission,
    handler: async ({ ids }, { tx, caller, db, host }) => {
      const { tenantId } = caller;
      const certificateIds = await tx(async (t) => {
        const certificateIds = await idsOf(t, caller, { ids }, PICTURES);
        if (certificateIds.length === 0) throw new BusinessError(errorCodes.notFound);
        const detail = { certificates: certificateIds.length };
        await audit(t, { ...auditContext(caller, ''), action: 'certificate.exported', detail });
        return certificateIds;
      });
      const origin = await db.withSystem((t) => originFor(host)(t, tenantId));
      const certificates = await drawCertificates(
        db,
        drawing,
        { tenantId, ids: certificateIds, origin },
        'png',
      );
      const content = Buffer.from(packImages(certificates));
      return { name: 'certificates.zip', type: 'application/zip', content };
    },
  });

  route(app, certificate.startImages, {
    request: z.object({
      ids: z.array(fields.identifier).min(1).max(PEOPLE).optional(),
      filter: z.object(filter).optional(),
      requestId: fields.identifier,
    }),
    response: replies.job,
    access: exportPermission,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (query, { tx, caller, ip, locale, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      return asJob(
        await submitImages(query, { tx, caller, jobs, ip, context: { locale, noticeDelivery } }),
      );
    },
  });
}
