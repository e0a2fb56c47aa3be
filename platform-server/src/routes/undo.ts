import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyUndo, previewUndo } from '../domain/account/undo';
import { countOrRefuse } from '../domain/codes/limits';
import { networkOf } from '../domain/network';
import * as fields from '../http/fields';
import { route } from '../http/route';
import type { PublicCall } from '../http/route-call';

const request = z.object({ token: fields.text(64) });

const plan = z.object({
  change: z.enum([
    'phone',
    'mail',
    'password',
    'verified',
    'face',
    'faceWithdrawn',
    'secondFactor',
    'secondFactorRemoved',
    'closing',
  ]),
  changedAt: z.string(),
  expiresAt: z.string(),
  phone: z.string().nullable(),
  mail: z.string().nullable(),
  emptiesPassword: z.boolean(),
});

const countAttempt = ({ db, ip }: PublicCall) =>
  countOrRefuse(db, `undo:${networkOf(ip)}`, { max: 60, seconds: 600 });

/** Calls of the link in a notice, authorised by its token only; a session is ignored. */
export async function undoRoutes(app: FastifyInstance): Promise<void> {
  const { undo } = contract;

  route(app, undo.find, {
    request,
    response: plan,
    handler: async ({ token }, call) => {
      await countAttempt(call);
      return call.db.withSystem((tx) => previewUndo(tx, token));
    },
  });

  route(app, undo.carryOut, {
    request,
    response: plan,
    handler: async ({ token }, call) => {
      await countAttempt(call);
      return call.db.withSystem((tx) => applyUndo(tx, token, call));
    },
  });
}
