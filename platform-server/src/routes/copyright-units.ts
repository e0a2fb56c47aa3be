import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findUnits } from '../domain/copyright/find-units';
import { removeUnit, saveUnit } from '../domain/copyright/units';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { todayIn } from '../http/today';

const NAME_LIMIT = 60;

const unit = z.object({
  id: z.string(),
  name: z.string(),
  validUntil: z.string().nullable(),
  uses: z.number().int(),
  version: z.number().int(),
});

const listQuery = z.object({ ...fields.page, keyword: fields.text(64).optional() });

/** Copyright owners of resources. */
export async function copyrightUnitRoutes(app: FastifyInstance): Promise<void> {
  const { resApplication } = contract;

  route(app, resApplication.findValidCopyrightUnits, {
    request: listQuery,
    response: fields.pageOf(unit),
    access: 'resource.read',
    handler: (query, { tx, caller, zone }) =>
      tx((t) => findUnits(t, caller, { ...query, validOn: todayIn(zone()) })),
  });

  route(app, resApplication.findCopyrightUnits, {
    request: listQuery,
    response: fields.pageOf(unit),
    access: 'resource.read',
    handler: (query, { tx, caller }) => tx((t) => findUnits(t, caller, query)),
  });

  route(app, resApplication.saveCopyrightUnit, {
    request: z.object({
      id: fields.identifier.optional(),
      version: fields.version,
      name: fields.requiredText(NAME_LIMIT),
      validUntil: fields.day.nullable(),
    }),
    response: replies.createdReply,
    access: 'resource.write',
    handler: (input, { tx, caller }) => tx((t) => saveUnit(t, caller, input)),
  });

  route(app, resApplication.removeCopyrightUnit, {
    request: z.object({ id: fields.identifier, version: fields.version.unwrap() }),
    response: replies.nullReply,
    access: 'resource.write',
    handler: async (target, { tx, caller }) => {
      await tx((t) => removeUnit(t, caller, target));
      return null;
    },
  });
}
