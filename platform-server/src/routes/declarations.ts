import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptDeclaration, type Decider, returnDeclaration } from '../domain/declarations/decide';
import {
  declarationFilter,
  declarationSave,
  returning,
  reviewFilter,
  statuses,
  versionedId,
} from '../domain/declarations/declaration-fields';
import { findDeclarations, findSubmitted } from '../domain/declarations/find-declarations';
import { submittedDeclaration } from '../domain/declarations/lock-declaration';
import { deleteDeclaration, submitDeclaration } from '../domain/declarations/move-declaration';
import {
  type FileAddress,
  readDeclaration,
  wholeDeclaration,
} from '../domain/declarations/read-declaration';
import { saveDeclaration } from '../domain/declarations/save-declaration';
import { addressOf } from '../files/addresses';
import type { Caller } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { moveRoutes } from '../http/move-routes';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { voucherRoutes } from './voucher-routes';

const wholeNumber = z.number().int();

const summary = z.object({
  id: z.string(),
  trainId: z.string(),
  status: z.enum(statuses),
  title: z.string(),
  regionName: z.string().nullable(),
  hours: wholeNumber,
  place: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  enrolFrom: z.string().nullable(),
  enrolUntil: z.string().nullable(),
  userCount: wholeNumber,
  tenantName: z.string(),
  organName: z.string(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: wholeNumber,
});

const facts = [
  'title',
  'goal',
  'regionId',
  'hours',
  'place',
  'startsAt',
  'endsAt',
  'enrolFrom',
  'enrolUntil',
  'userCount',
] as const;

const detail = summary.extend({
  goal: z.string(),
  regionId: z.string().nullable(),
  remark: z.string(),
  attachments: z.array(
    z.object({ id: z.string(), name: z.string(), bytes: wholeNumber, url: z.string().nullable() }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(['submitted', 'accepted', 'returned']),
      reason: z.string().nullable(),
      personName: z.string(),
      happenedAt: z.string(),
    }),
  ),
  changed: z.array(z.enum(facts)),
});

const idInput = z.object({ id: fields.identifier });

const addressesFor =
  (app: FastifyInstance, { sessionId }: Caller): FileAddress =>
  (file) =>
    addressOf(app.services.files.secret, file, { variant: 'download', sessionId }).url;

/** Declarations of the caller's organisation. */
export async function declarationRoutes(app: FastifyInstance): Promise<void> {
  const { declaration } = contract;
  const [read, write, submit] = ['declare.read', 'declare.write', 'declare.submit'] as const;

  route(app, declaration.findByCondition, {
    request: z.object({ ...fields.page, ...declarationFilter }),
    response: fields.pageOf(summary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findDeclarations(t, caller, query)),
  });

  route(app, declaration.findById, {
    request: idInput,
    response: detail,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx((t) => readDeclaration(t, caller, id, addressesFor(app, caller))),
  });

  route(app, declaration.save, {
    request: declarationSave,
    response: versionedId,
    access: write,
    handler: (input, { tx, caller }) =>
      tx((t) => saveDeclaration(t, caller, input, addressesFor(app, caller))),
  });

  voucherRoutes(app, {
    begin: declaration.uploadVoucher,
    renew: declaration.refreshUploadVoucher,
    access: write,
    kinds: ['document', 'image'],
  });

  moveRoutes(app, versionedId, [
    [
      declaration.submit,
      submit,
      (t, caller, input) => submitDeclaration(t, caller, input, addressesFor(app, caller)),
    ],
    [
      declaration.delete,
      write,
      (t, caller, input) => deleteDeclaration(t, caller, input, addressesFor(app, caller)),
    ],
  ]);
}

/** Declarations of every tenant, for the operator who decides on them. */
export async function declarationReviewRoutes(app: FastifyInstance): Promise<void> {
  const { declarationReview } = contract;
  const access = 'platform.declare';

  route(app, declarationReview.find, {
    request: z.object({ ...fields.page, ...reviewFilter }),
    response: fields.pageOf(summary),
    access,
    handler: (query, { db }) => db.withSystem((tx) => findSubmitted(tx, query)),
  });

  route(app, declarationReview.findById, {
    request: idInput,
    response: detail,
    access,
    handler: ({ id }, { db, caller }) =>
      db.withSystem(async (tx) =>
        wholeDeclaration(tx, await submittedDeclaration(tx, id), addressesFor(app, caller)),
      ),
  });

  const decider = (caller: Caller, ip: string): Decider => ({
    ...{ caller, ip },
    addressOf: addressesFor(app, caller),
  });

  route(app, declarationReview.accept, {
    request: versionedId,
    response: replies.nullReply,
    access,
    handler: async (input, { db, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      await db.withSystem((tx) => acceptDeclaration(tx, decider(caller, ip), input));
      return null;
    },
  });

  route(app, declarationReview.giveBack, {
    request: returning,
    response: replies.nullReply,
    access,
    handler: async (input, { db, caller, ip }) => {
      refuseInDemo(caller.readOnly);
      await db.withSystem((tx) => returnDeclaration(tx, decider(caller, ip), input));
      return null;
    },
  });
}
