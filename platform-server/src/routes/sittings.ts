import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../db/database';
import { fileAddressesFor } from '../domain/file-addresses';
import { learnerOf } from '../domain/learning/visible-courses';
import { handInOwn, storeAnswers } from '../domain/sittings/answer';
import { ANSWERS_BODY_LIMIT, changes, leaves } from '../domain/sittings/answer-fields';
import { openSitting } from '../domain/sittings/open-sitting';
import { findOwnExam, findOwnExams } from '../domain/sittings/own-exams';
import { readSitting } from '../domain/sittings/read-sitting';
import { reviewOwn } from '../domain/sittings/user-paper';
import type { Caller } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { answersReply, sittingReply, studentExam, userPaper } from './sitting-replies';

const idInput = z.object({ id: fields.identifier });
const ofExam = z.object({ examId: fields.identifier });

/** Exams of the caller as a student. */
export async function sittingRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { sitting } = contract;
  const fileAddressOf = (caller: Caller) => fileAddressesFor(files, caller);

  route(app, sitting.findMine, {
    response: z.array(studentExam),
    handler: (_, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => findOwnExams(s, learnerOf(caller)))),
  });

  route(app, sitting.findExam, {
    request: ofExam,
    response: studentExam,
    handler: ({ examId }, { tx, caller }) =>
      tx((t) => asSystem(t, async (s) => (await findOwnExam(s, learnerOf(caller), examId)).exam)),
  });

  route(app, sitting.open, {
    request: ofExam,
    response: sittingReply,
    handler: async ({ examId }, { db, caller }) => {
      refuseInDemo(caller.readOnly);
      const learner = learnerOf(caller);
      const id = await db.withSystem((t) => openSitting(t, learner, examId));
      return db.withSystem((t) => readSitting(t, learner, id, fileAddressOf(caller)));
    },
  });

  route(app, sitting.findById, {
    request: idInput,
    response: sittingReply,
    handler: ({ id }, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => readSitting(s, learnerOf(caller), id, fileAddressOf(caller)))),
  });

  route(app, sitting.answer, {
    request: idInput.extend({ changes, leaves: leaves.optional() }),
    response: answersReply,
    bodyLimit: ANSWERS_BODY_LIMIT,
    handler: async (sent, { db, caller }) => {
      refuseInDemo(caller.readOnly);
      return storeAnswers(db, learnerOf(caller), sent);
    },
  });

  route(app, sitting.handIn, {
    request: idInput.extend({ changes: changes.optional() }),
    response: z.object({ state: z.enum(['open', 'submitted', 'marked']), submittedAt: z.string() }),
    bodyLimit: ANSWERS_BODY_LIMIT,
    handler: async (sent, { db, caller }) => {
      refuseInDemo(caller.readOnly);
      return handInOwn(db, learnerOf(caller), sent);
    },
  });

  route(app, sitting.review, {
    request: idInput,
    response: userPaper,
    handler: ({ id }, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => reviewOwn(s, learnerOf(caller), id, fileAddressOf(caller)))),
  });
}
