import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { changeMany } from '../domain/questions/bulk-change';
import {
  copyQuestion,
  deleteQuestion,
  releaseQuestion,
  withdrawQuestion,
} from '../domain/questions/move-question';
import { manyQuestions } from '../domain/questions/question-fields';
import { filesFor } from '../domain/resources/text-files';
import { type Caller, requirePermission } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { manyOutcome } from './question-replies';

const [write, publish] = ['question.write', 'question.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInQuery });

/** Moves of questions between their states, one or many at a time. */
export async function questionMoveRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { question } = contract;
  const filesOf = (caller: Caller) => filesFor(fileAddressesFor(files, caller));

  route(app, question.delete, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteQuestion(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, question.releashQuestion, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publish,
    handler: async (input, { tx, caller }) => {
      await tx((t) => releaseQuestion(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, question.withdraw, {
    request: idInput.extend({ version: fields.version }),
    response: replies.nullReply,
    access: publish,
    handler: async (input, { tx, caller }) => {
      await tx((t) => withdrawQuestion(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, question.copy, {
    request: idInput,
    response: replies.createdReply,
    access: write,
    handler: ({ id }, { tx, caller }) => tx((t) => copyQuestion(t, caller, id)),
  });

  route(app, question.changeMany, {
    request: manyQuestions,
    response: manyOutcome,
    access: write,
    handler: (input, { tx, caller, locale }) => {
      if (input.change === 'release' || input.change === 'withdraw')
        requirePermission(caller, publish);
      return tx((t) => changeMany(t, caller, input, { filesOf: filesOf(caller), locale }));
    },
  });
}
