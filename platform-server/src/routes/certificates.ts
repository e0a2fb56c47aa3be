import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem, type Tx } from '../db/database';
import { originOfTenant } from '../domain/account/tenant-origin';
import { audit } from '../domain/audit';
import { auditContext } from '../domain/audit-context';
import { drawCertificates } from '../domain/certificates/draw';
import { exportCertificates } from '../domain/certificates/export-certificates';
import { findCertificates, idsOf, readCertificate } from '../domain/certificates/find-certificates';
import { packImages } from '../domain/certificates/images-job';
import { orderImages } from '../domain/certificates/order-images';
import { checkOrder, orderIssue } from '../domain/certificates/order-issue';
import { pictureOf } from '../domain/certificates/picture';
import { checkPublicly, ownCertificates } from '../domain/certificates/public-check';
import { replaceCertificate } from '../domain/certificates/replace-certificate';
import { revokeCertificate } from '../domain/certificates/revoke';
import { publicKeys, rotateKey } from '../domain/certificates/signing-keys';
import { asJob } from '../domain/jobs';
import { tenantOfHost } from '../domain/tenants';
import { BusinessError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { download, fileDownload, route } from '../http/route';
import {
  certificateReply,
  issueCheck,
  keySet,
  ownCertificate,
  publicCertificate,
  statuses,
} from './certificate-replies';

const [read, issue, exportPermission] = [
  'certificate.read',
  'certificate.issue',
  'certificate.export',
] as const;

const idInput = z.object({ id: fields.identifier });
const orders = ['issuedAt', 'certificateNo', 'expiresAt'] as const;
/** Maximum of people in one issue, of pictures in an immediate package, and of characters in a reason. */
const [PEOPLE, PICTURES, REASON] = [1000, 20, 200];

const filter = {
  keyword: fields.text(64).optional(),
  trainId: fields.identifier.optional(),
  templateId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  status: z.enum(statuses).optional(),
  from: fields.moment.optional(),
  to: fields.moment.optional(),
  sort: z.enum(orders.flatMap((item) => [item, `-${item}`] as const)).optional(),
};

const order = {
  templateId: fields.identifier,
  trainId: fields.identifier.nullable(),
  userIds: z.array(fields.identifier).min(1).max(PEOPLE),
};

const endInput = idInput.extend({ version: z.int().min(1), reason: fields.title(REASON) });

/** Issued certificates: those of the organisation for staff, their own for students, and public verification. */
export async function certificateRoutes(app: FastifyInstance): Promise<void> {
  const { files, painter, jobs, sheets, site } = app.services;
  const { certificate } = contract;
  const { storage, secret } = files;
  const drawing = { painter, storage, secret };
  const originFor = (host: string) => (tx: Tx, tenantId: string) =>
    originOfTenant(tx, tenantId, { site: site.origin, host });

  route(app, certificate.findByCondition, {
    request: z.object({ ...fields.page, ...filter }),
    response: fields.pageOf(certificateReply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findCertificates(t, caller, query)),
  });

  route(app, certificate.findById, {
    request: idInput,
    response: certificateReply,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => readCertificate(t, caller, id)),
  });

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
    handler: async (query, { tx, caller, ip, locale, notices }) => {
      refuseInDemo(caller.readOnly);
      return asJob(
        await orderImages(query, { tx, caller, jobs, ip, context: { locale, notices } }),
      );
    },
  });

  route(app, certificate.checkIssue, {
    request: z.object(order),
    response: issueCheck,
    access: issue,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: (input, { tx, caller }) => checkOrder(input, { tx, caller, painter }),
  });

  route(app, certificate.issue, {
    request: z.object({ ...order, requestId: fields.identifier }),
    response: replies.job,
    access: issue,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (input, { tx, caller, ip, locale, notices }) => {
      refuseInDemo(caller.readOnly);
      return asJob(await orderIssue(input, { tx, caller, jobs, ip, context: { locale, notices } }));
    },
  });

  route(app, certificate.revoke, {
    request: endInput,
    response: certificateReply,
    access: issue,
    handler: (input, { tx, caller }) =>
      tx(async (t) => {
        await revokeCertificate(t, caller, input);
        return readCertificate(t, caller, input.id);
      }),
  });

  route(app, certificate.replace, {
    request: endInput,
    response: z.object({ id: z.string(), certificateNo: z.string() }),
    access: issue,
    handler: (input, { tx, caller, ip, host }) => {
      const origin = (t: Tx) => originFor(host)(t, caller.tenantId);
      return tx((t) => replaceCertificate(t, caller, input, { secret, ip, origin, painter }));
    },
  });

  fileDownload(app, certificate.picture, {
    request: idInput.extend({ format: z.enum(['png', 'pdf']) }),
    access: 'session',
    handler: ({ id, format }, { tx, caller, db, host }) =>
      pictureOf(db, drawing, { id, format, caller, tx, origin: originFor(host) }),
  });

  route(app, certificate.findMine, {
    response: z.array(ownCertificate),
    handler: (_, { tx, caller, host }) => tx((t) => ownCertificates(t, caller, originFor(host))),
  });

  route(app, certificate.findPublic, {
    request: z.object({ certificateNo: fields.title(64), name: fields.title(64) }),
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
