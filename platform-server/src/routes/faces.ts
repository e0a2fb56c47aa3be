import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tokenProof } from '../domain/identity/digest';
import { enrolOwnFace, withdrawEnrolment } from '../domain/identity/enrol-face';
import { compareFace } from '../domain/identity/faces';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { image } from './monitor';

/** Maximum bytes of the picture and the call's other fields. */
const PICTURE_BODY_LIMIT = 1_048_576;

/** The enrolled face of a person. */
export async function faceRoutes(app: FastifyInstance): Promise<void> {
  const { monitor } = contract;
  const { faces, digest } = app.services;

  route(app, monitor.humanFaceComparison, {
    bodyLimit: PICTURE_BODY_LIMIT,
    request: z.object({
      businessId: fields.text(64),
      businessType: z.number().int().min(0).max(100),
      userImage: image,
      isSave: z.boolean(),
      businessSource: fields.text(64),
    }),
    response: z.string(),
    handler: async (check, { db, caller, token, ip }) => {
      refuseInDemo(caller.readOnly);
      await compareFace(db, faces, { ...caller, ip }, check);
      return tokenProof(token, digest);
    },
  });

  route(app, monitor.enrolFace, {
    proof: 'fresh',
    bodyLimit: PICTURE_BODY_LIMIT,
    request: z.object({ userImage: image }),
    response: replies.nullReply,
    handler: async ({ userImage }, { db, caller, ip, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      await enrolOwnFace(db, faces, { ...caller, ip, noticeDelivery }, userImage);
      return null;
    },
  });

  route(app, monitor.withdrawFace, {
    response: replies.nullReply,
    handler: async (_, { db, caller, ip, noticeDelivery }) => {
      refuseInDemo(caller.readOnly);
      await db.withSystem((tx) => withdrawEnrolment(tx, { ...caller, ip, noticeDelivery }));
      return null;
    },
  });
}
