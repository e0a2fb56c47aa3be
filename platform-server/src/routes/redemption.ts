import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { coversFor } from '../domain/courses/covers';
import { changeBatch, stopBatch, withdrawCodes } from '../domain/redemption/change-batch';
import {
  batchChange,
  batchFilter,
  batchInput,
  batchStates,
  batchStop,
  codeFilter,
  codeStates,
  codesExport,
  typedCode,
  withdrawal,
} from '../domain/redemption/code-fields';
import { batchById, findBatches } from '../domain/redemption/find-batches';
import { exportCodes, findCodes } from '../domain/redemption/find-codes';
import { makeBatch } from '../domain/redemption/make-batch';
import { ownOrders, readCodeOffer, redeemCode } from '../domain/redemption/redeem';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { download, route } from '../http/route';
import { orderReply } from './course-orders';

const count = z.number().int();

const batchReply = z.object({
  id: z.string(),
  name: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  state: z.enum(batchStates),
  isOver: z.boolean(),
  count,
  made: count,
  redeemed: count,
  withdrawn: count,
  price: count,
  days: count.nullable(),
  validUntil: z.string().nullable(),
  jobId: z.string(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  version: count,
});

const codeReply = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(codeStates),
  redeemedAt: z.string().nullable(),
  redeemedByName: z.string().nullable(),
  orderId: z.string().nullable(),
});

const offerReply = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  teacherName: z.string(),
  cover: z.string().nullable(),
  lessonCount: count,
  minutes: count,
  days: count.nullable(),
  validUntil: z.string().nullable(),
  isOpen: z.boolean(),
  openUntil: z.string().nullable(),
});

const redeemedReply = z.object({
  orderId: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  expiresAt: z.string().nullable(),
});

const [read, write] = ['code.read', 'code.write'] as const;

/** Codes that open courses, for staff within their branches and for people who redeem them. */
export async function redemptionRoutes(app: FastifyInstance): Promise<void> {
  const { redemption } = contract;
  const { files, jobs, sheets } = app.services;

  route(app, redemption.findBatches, {
    request: z.object({ ...fields.page, ...batchFilter }),
    response: fields.pageOf(batchReply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findBatches(t, caller, query)),
  });

  route(app, redemption.findBatch, {
    request: z.object({ id: fields.identifier }),
    response: batchReply,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => batchById(t, caller, id)),
  });

  route(app, redemption.makeBatch, {
    request: batchInput,
    response: z.object({ id: z.string(), jobId: z.string() }),
    access: write,
    handler: (input, { caller, ip, locale, notices, tx }) => {
      refuseInDemo(caller.readOnly);
      return makeBatch(input, { caller, ip, jobs, context: { locale, notices }, tx });
    },
  });

  route(app, redemption.changeBatch, {
    request: batchChange,
    response: batchReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => changeBatch(t, caller, input)),
  });

  route(app, redemption.stopBatch, {
    request: batchStop,
    response: batchReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => stopBatch(t, caller, input)),
  });

  route(app, redemption.findCodes, {
    request: z.object({ ...fields.page, ...codeFilter }),
    response: fields.pageOf(codeReply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findCodes(t, caller, query)),
  });

  route(app, redemption.withdrawCodes, {
    request: withdrawal,
    response: replies.nullReply,
    access: write,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (input, { tx, caller }) => {
      await tx((t) => withdrawCodes(t, caller, input));
      return null;
    },
  });

  download(app, redemption.exportCodes, {
    access: 'code.export',
    request: codesExport,
    handler: (input, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportCodes(input, { caller, locale, zone: zone(), sheets, tx });
    },
  });

  route(app, redemption.find, {
    request: typedCode,
    response: offerReply,
    handler: ({ code }, { db, caller, tx }) =>
      readCodeOffer({ db, caller, tx, coverOf: coversFor(files, caller) }, code),
  });

  route(app, redemption.redeem, {
    request: typedCode,
    response: redeemedReply,
    handler: ({ code }, { db, caller, tx, zone }) => {
      refuseInDemo(caller.readOnly);
      return redeemCode({ db, caller, tx, zone: zone() }, code);
    },
  });

  route(app, redemption.findMine, {
    response: z.array(orderReply),
    handler: (_, { tx, caller }) => tx((t) => ownOrders(t, caller)),
  });
}
