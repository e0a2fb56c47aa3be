import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findOrgans } from '../domain/organs/find-organs';
import { joinOrgan } from '../domain/organs/join-organ';
import { addOrgan, changeOrgan, changeOrganStatus } from '../domain/organs/organs';
import { removeOrgan } from '../domain/organs/remove-organ';
import { sortOrgans } from '../domain/organs/sort-organs';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const name = fields.requiredText(60);
const idAndVersionInput = z.object({ id: fields.identifier, version: z.number().int().min(1) });
const access = 'organ.write';

/** Organisations of the session's tenant. */
export async function organRoutes(app: FastifyInstance): Promise<void> {
  const { organ } = contract;

  route(app, organ.find, {
    response: replies.organs,
    access: 'branch.read',
    handler: (_, { tx, caller }) => tx((t) => findOrgans(t, caller)),
  });

  route(app, organ.add, {
    request: z.object({
      name,
      channel: fields.channel.optional(),
      branchName: name.optional(),
    }),
    response: replies.createdReply,
    access,
    handler: (input, { tx, caller, ip }) => tx((t) => addOrgan(t, caller, { ...input, ip })),
  });

  route(app, organ.update, {
    request: idAndVersionInput.extend({
      name: name.optional(),
      channel: fields.channel.optional(),
    }),
    response: replies.nullReply,
    access,
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => changeOrgan(t, caller, { ...input, ip }));
      return null;
    },
  });

  route(app, organ.changeStatus, {
    proof: ({ status }) => status === 'disabled',
    request: idAndVersionInput.extend({ status: z.enum(['active', 'disabled']) }),
    response: replies.nullReply,
    access,
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => changeOrganStatus(t, caller, { ...input, ip }));
      return null;
    },
  });

  route(app, organ.sort, {
    request: z.object({ ids: fields.identifiers }),
    bodyLimit: fields.LISTS_BODY_LIMIT,
    response: replies.nullReply,
    access,
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => sortOrgans(t, caller, { ...input, ip }));
      return null;
    },
  });

  route(app, organ.remove, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access,
    handler: async (input, { tx, caller, ip }) => {
      await tx((t) => removeOrgan(t, caller, { ...input, ip }));
      return null;
    },
  });

  route(app, organ.join, {
    request: z.object({ id: fields.identifier }),
    response: replies.createdReply,
    access,
    handler: (input, { tx, caller, ip }) => tx((t) => joinOrgan(t, caller, { ...input, ip })),
  });
}
