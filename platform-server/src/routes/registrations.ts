import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptRegistration, returnRegistration } from '../domain/registrations/decide';
import { findRegistrations, registrationById } from '../domain/registrations/find-registrations';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const reply = z.object({
  id: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  kind: z.enum(['registration', 'association']),
  state: z.enum(['claimed', 'accepted', 'returned']),
  actions: z.array(z.enum(['accept', 'return'])),
  name: z.string(),
  creditCode: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  email: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  version: z.number().int(),
});

const detail = reply.extend({
  regionIds: z.array(z.string()),
  address: z.string().nullable(),
  memberCount: z.number().int().nullable(),
  licenceImage: z.string().nullable(),
  rivals: z.number().int(),
  mayBecomeTenant: z.boolean(),
});

const decided = { id: fields.identifier, version: z.number().int().min(1) };

/** Registrations of companies and associations that wait for a decision. */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  const { registration } = contract;

  route(app, registration.find, {
    request: z.object({
      ...fields.page,
      state: reply.shape.state.optional(),
      kind: reply.shape.kind.optional(),
      keyword: fields.text(64).optional(),
      sort: z.enum(['createdAt', '-createdAt']).optional(),
    }),
    response: fields.pageOf(reply),
    access: 'registration.read',
    handler: (query, { db, caller }) => db.withSystem((tx) => findRegistrations(tx, caller, query)),
  });

  route(app, registration.findById, {
    request: z.object({ id: fields.identifier }),
    response: detail,
    access: 'registration.read',
    handler: ({ id }, { db, caller }) => db.withSystem((tx) => registrationById(tx, caller, id)),
  });

  route(app, registration.accept, {
    request: z.object({
      ...decided,
      into: z.enum(['organ', 'tenant']),
      name: fields.requiredText(60).optional(),
      domain: fields.domain.optional(),
      contactPhone: fields.mobile.optional(),
    }),
    response: z.object({ tenantId: z.string(), organId: z.string().nullable() }),
    access: 'registration.review',
    handler: ({ domain, contactPhone, ...input }, { db, caller, ip, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      const registration = {
        ...input,
        ...(domain && { domain }),
        ...(contactPhone && { contactPhone }),
      };
      return db.withSystem((tx) =>
        acceptRegistration(tx, { caller, ip, noticeDelivery }, registration),
      );
    },
  });

  route(app, registration.giveBack, {
    request: z.object({
      ...decided,
      reason: fields.text(300).trim().min(1, 'field.reason'),
    }),
    response: replies.nullReply,
    access: 'registration.review',
    handler: async (input, { db, caller, ip, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      await db.withSystem((tx) => returnRegistration(tx, { caller, ip, noticeDelivery }, input));
      return null;
    },
  });
}
