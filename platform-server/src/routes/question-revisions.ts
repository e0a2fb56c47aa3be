import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { findRevisions, findUses, readRevision } from '../domain/questions/revisions';
import { filesFor } from '../domain/resources/text-files';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { richTextFile } from '../http/rich-text';
import { route } from '../http/route';
import { questionContent } from './question-content-reply';
import { questionRevisions, questionUses } from './question-replies';

const read = 'question.read';

const idInput = z.object({ id: fields.identifier });

/** Revisions of a question, and the papers that use it. */
export async function questionRevisionRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { question } = contract;
  const filesOf = (caller: Caller) => filesFor(fileAddressesFor(files, caller));

  route(app, question.findRevisions, {
    request: idInput,
    response: questionRevisions,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => findRevisions(t, caller, id)),
  });

  route(app, question.findRevision, {
    request: idInput.extend({ number: z.coerce.number().int().min(1) }),
    response: z.object({ content: questionContent, files: z.array(richTextFile) }),
    access: read,
    handler: (input, { tx, caller }) => tx((t) => readRevision(t, caller, input, filesOf(caller))),
  });

  route(app, question.findUses, {
    request: idInput,
    response: questionUses,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => findUses(t, caller, id)),
  });
}
