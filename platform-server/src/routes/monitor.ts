import { contract, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tokenProof } from '../domain/identity/digest';
import { verifyRealName } from '../domain/identity/real-name';
import { createTicket, ticketState } from '../domain/identity/real-name-tickets';
import { userInfo } from '../domain/profile';
import { BusinessError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';

/** Maximum bytes of the picture and the call's other fields. */
const PICTURE_BODY_LIMIT = 1_048_576;

/** Base64 of a JPEG of at most 700 kB. */
export const image = z
  .string()
  .max(950_000, 'face.image')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'face.image');

/** Identity checks by face and by real name. */
export async function monitorRoutes(app: FastifyInstance): Promise<void> {
  const { monitor } = contract;
  const { faces, digest } = app.services;
  function verifiedProof(isVerified: boolean, token: string): string {
    if (!isVerified) throw new BusinessError(errorCodes.notVerified);
    return tokenProof(token, digest);
  }
  const checkOwn = async (_: object, { tx, caller, token }: SessionCall): Promise<string> => {
    const { idAuthStatus } = await tx((t) => userInfo(t, caller.accountId));
    return verifiedProof(idAuthStatus === 1, token);
  };

  route(app, monitor.isRealNameAuthentication, { response: z.string(), handler: checkOwn });

  route(app, monitor.checkRealNameAuthentication, {
    response: z.string(),
    handler: checkOwn,
    foreign: async (_, { person, token }) => verifiedProof(person.isVerified, token),
  });

  route(app, monitor.createRealNameTicket, {
    proof: 'fresh',
    response: z.object({ ticket: z.string(), expiresAt: z.string(), seconds: z.number() }),
    handler: async (_, { db, caller, tx }) => {
      refuseInDemo(caller.readOnly);
      const { idAuthStatus } = await tx((t) => userInfo(t, caller.accountId));
      // Offered only while the person is not verified (architecture §3, "QR").
      if (idAuthStatus === 1) throw new BusinessError(errorCodes.stepOutOfOrder);
      const { accountId, sessionId } = caller;
      return createTicket(db, { accountId, sessionId });
    },
  });

  route(app, monitor.findRealNameTicket, {
    request: z.object({ ticket: fields.text(64) }),
    response: z.object({ status: z.enum(['open', 'done', 'over']) }),
    handler: ({ ticket }, { db }) => ticketState(db, ticket),
  });

  route(app, monitor.verifyRealName, {
    bodyLimit: PICTURE_BODY_LIMIT,
    request: z.object({
      ticket: fields.text(64),
      name: fields.personName,
      // Validated only, not stored, since it is not needed again.
      idNumber: fields.idNumber,
      userImage: image.optional(),
    }),
    response: replies.nullReply,
    handler: async ({ ticket, name, userImage = null }, { db, ip, noticeDelivery }) => {
      await verifyRealName(db, faces, { ticket, name, image: userImage, ip, noticeDelivery });
      return null;
    },
  });
}
