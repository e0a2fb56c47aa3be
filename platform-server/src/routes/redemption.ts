import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeBatch, stopBatch, withdrawCodes } from '../domain/redemption/change-batch';
import {
  batchChange,
  batchFilter,
  batchInput,
  batchStop,
  codeFilter,
  codesExport,
  withdrawal,
} from '../domain/redemption/code-fields';
import { exportCodes } from '../domain/redemption/export-codes';
import { batchById, findBatches } from '../domain/redemption/find-batches';
import { findCodes } from '../domain/redemption/find-codes';
import { makeBatch } from '../domain/redemption/make-batch';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { batchReply, codeReply } from './redemption-replies';

const [read, write] = ['code.read', 'code.write'] as const;

/** Codes that open courses, for staff within their branches and for people who redeem them. */
export async function redemptionRoutes(app: FastifyInstance): Promise<void> {
  const { redemption } = contract;
  const { jobs, sheets } = app.services;

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
    handler: (input, { caller, ip, locale, noticeDelivery, tx }) => {
      refuseInDemo(caller.readOnly);
      return makeBatch(input, { caller, ip, jobs, context: { locale, noticeDelivery }, tx });
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
}
