import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { boardOf } from '../domain/exams/board';
import { extraAttempt, extraTime, reason, states } from '../domain/exams/exam-fields';
import { exportScores } from '../domain/exams/export-scores';
import { giveAttempt, giveTime, handInFor } from '../domain/exams/extras';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { examBoard } from './exam-replies';

const [read, grant] = ['exam.read', 'exam.grant'] as const;

const idInput = z.object({ id: fields.identifier });

/** What those who supervise an exam see and may do for a person. */
export async function examSupervisionRoutes(app: FastifyInstance): Promise<void> {
  const { sheets } = app.services;
  const { exam } = contract;

  route(app, exam.board, {
    request: idInput.extend({
      ...fields.page,
      state: z.enum(states).optional(),
      keyword: fields.text(64).optional(),
    }),
    response: examBoard,
    access: read,
    handler: (query, { tx, caller }) => tx((t) => boardOf(t, caller, query)),
  });

  route(app, exam.giveTime, {
    request: extraTime,
    response: replies.nullReply,
    access: grant,
    handler: async (input, { tx, caller }) => {
      await tx((t) => giveTime(t, caller, input));
      return null;
    },
  });

  route(app, exam.giveAttempt, {
    request: extraAttempt,
    response: replies.nullReply,
    access: grant,
    handler: async (input, { tx, caller }) => {
      await tx((t) => giveAttempt(t, caller, input));
      return null;
    },
  });

  route(app, exam.handInFor, {
    request: z.object({ sittingId: fields.identifier, reason }),
    response: replies.nullReply,
    access: grant,
    handler: async (input, { tx, caller }) => {
      await tx((t) => handInFor(t, caller, input));
      return null;
    },
  });

  download(app, exam.exportScores, {
    access: 'exam.export',
    request: idInput,
    handler: ({ id }, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportScores(id, { caller, locale, zone: zone(), sheets, tx });
    },
  });
}
