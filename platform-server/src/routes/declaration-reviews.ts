import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptDeclaration, type Decider, returnDeclaration } from '../domain/declarations/decide';
import { returning, reviewFilter, versionedId } from '../domain/declarations/declaration-fields';
import { findSubmitted } from '../domain/declarations/find-declarations';
import { submittedDeclaration } from '../domain/declarations/lock-declaration';
import { wholeDeclaration } from '../domain/declarations/read-declaration';
import type { Caller } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { detail, summary } from './declaration-replies';
import { addressesFor } from './declarations';

const idInput = z.object({ id: fields.identifier });

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
