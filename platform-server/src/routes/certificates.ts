import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../db/database';
import { originOfTenant } from '../domain/account/tenant-origin';
import { findCertificates, readCertificate } from '../domain/certificates/find-certificates';
import { pictureOf } from '../domain/certificates/picture';
import { ownCertificates } from '../domain/certificates/public-check';
import { replaceCertificate } from '../domain/certificates/replace-certificate';
import { revokeCertificate } from '../domain/certificates/revoke';
import { checkIssue, submitIssue } from '../domain/certificates/submit-issue';
import { asJob } from '../domain/jobs';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { fileDownload } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { filter } from './certificate-filter';
import { certificateReply, issueCheck, ownCertificate } from './certificate-replies';

const [read, issue] = ['certificate.read', 'certificate.issue'] as const;

const idInput = z.object({ id: fields.identifier });

/** Maximum of people in one issue, and of characters in a reason. */
const [PEOPLE, REASON] = [1000, 200];

const order = {
  templateId: fields.identifier,
  trainId: fields.identifier.nullable(),
  userIds: z.array(fields.identifier).min(1).max(PEOPLE),
};

const endInput = idInput.extend({ version: z.int().min(1), reason: fields.requiredText(REASON) });

/** Issued certificates: those of the organisation for staff, their own for students, and public verification. */
export async function certificateRoutes(app: FastifyInstance): Promise<void> {
  const { files, painter, jobs, site } = app.services;
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

  route(app, certificate.checkIssue, {
    request: z.object(order),
    response: issueCheck,
    access: issue,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: (input, { tx, caller }) => checkIssue(input, { tx, caller, painter }),
  });

  route(app, certificate.issue, {
    request: z.object({ ...order, requestId: fields.identifier }),
    response: replies.job,
    access: issue,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (input, { tx, caller, ip, locale, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      return asJob(
        await submitIssue(input, { tx, caller, jobs, ip, context: { locale, noticeDelivery } }),
      );
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
}
