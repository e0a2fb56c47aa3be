import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem, type TenantTx, type Tx } from '../db/database';
import type { Learner } from '../domain/courses/course-access';
import { learnerOf } from '../domain/learning/visible-courses';
import { readByLink, submitByLink } from '../domain/questionnaires/answer-by-link';
import { findOwnQuestionnaires } from '../domain/questionnaires/own-questionnaires';
import {
  ANSWER_LIMIT,
  answerInput,
  linkKey,
  mark,
} from '../domain/questionnaires/questionnaire-fields';
import { rowForLearner, rowOfKey, viewForRespondent } from '../domain/questionnaires/respondents';
import { submitAnswer } from '../domain/questionnaires/submit-answer';
import { FieldError } from '../http/business-error';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { ownAnswerReply, questionnaireView } from './questionnaire-replies';

const accessInput = { key: linkKey.optional(), id: fields.identifier.optional() };

/** The questionnaire that a link or a training gives access to. */
function rowFor(
  tx: Tx,
  learner: Learner,
  { key, id }: { readonly key?: string | undefined; readonly id?: string | undefined },
) {
  if (key !== undefined) return rowOfKey(tx, learner.tenantId, key);
  if (id !== undefined) return rowForLearner(tx, learner, id);
  throw new FieldError('key', 'questionnaire.unknown');
}

/** Answering questionnaires, logged in or anonymous. */
export async function questionnaireAnswerRoutes(app: FastifyInstance): Promise<void> {
  const { questionnaireAnswer } = contract;

  route(app, questionnaireAnswer.find, {
    request: z.object({ key: linkKey, mark: mark.optional() }),
    response: questionnaireView,
    handler: (input, { db, host, ip }) => readByLink(db, { host, ip }, input),
  });

  route(app, questionnaireAnswer.submit, {
    request: z.object({ key: linkKey, mark, ...answerInput }),
    response: replies.nullReply,
    bodyLimit: ANSWER_LIMIT,
    handler: async (input, { db, host, ip }) => {
      await submitByLink(db, { host, ip }, input);
      return null;
    },
  });

  route(app, questionnaireAnswer.findAsUser, {
    request: z.object(accessInput),
    response: questionnaireView,
    handler: (input, { tx, caller }) =>
      tx((t: TenantTx) =>
        asSystem(t, async (s) => {
          const learner = learnerOf(caller);
          return viewForRespondent(s, await rowFor(s, learner, input), {
            memberId: learner.memberId,
          });
        }),
      ),
  });

  route(app, questionnaireAnswer.submitAsUser, {
    request: z.object({ ...accessInput, ...answerInput }),
    response: replies.nullReply,
    bodyLimit: ANSWER_LIMIT,
    handler: async ({ values, seconds, ...input }, { tx, caller }) => {
      refuseInDemo(caller.readOnly);
      await tx((t: TenantTx) =>
        asSystem(t, async (s) => {
          const learner = learnerOf(caller);
          const row = await rowFor(s, learner, input);
          await submitAnswer(s, row, { memberId: learner.memberId }, { values, seconds });
        }),
      );
      return null;
    },
  });

  route(app, questionnaireAnswer.findMine, {
    response: z.array(ownAnswerReply),
    handler: (_, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => findOwnQuestionnaires(s, learnerOf(caller)))),
  });
}
