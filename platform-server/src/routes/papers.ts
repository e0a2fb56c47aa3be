import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { copyPaper } from '../domain/papers/copy-paper';
import { findPapers } from '../domain/papers/find-papers';
import { deletePaper, movePaper } from '../domain/papers/move-paper';
import { paperChange, paperFilter, paperInput, status } from '../domain/papers/paper-fields';
import { paperRow, readPaper } from '../domain/papers/read-paper';
import { addPaper, changePaper } from '../domain/papers/save-paper';
import { filesFor } from '../domain/resources/text-files';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { paperReply, paperSummary } from './paper-replies';

const [read, write, publish] = ['paper.read', 'paper.write', 'paper.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInQuery });

/** Papers of the caller's organisation, within the caller's branches. */
export async function paperRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { paper } = contract;
  const filesOf = (caller: Caller) => filesFor(fileAddressesFor(files, caller));

  route(app, paper.findByCondition, {
    request: z.object({ ...fields.page, ...paperFilter }),
    response: fields.pageOf(paperSummary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findPapers(t, caller, query)),
  });

  route(app, paper.findById, {
    request: idInput,
    response: paperReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) => readPaper(t, caller, await paperRow(t, caller, id), filesOf(caller))),
  });

  route(app, paper.save, {
    request: paperInput,
    response: replies.createdReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => addPaper(t, caller, input)),
  });

  route(app, paper.updateById, {
    request: paperChange,
    response: replies.nullReply,
    access: write,
    handler: async (change, { tx, caller }) => {
      await tx((t) => changePaper(t, caller, change, filesOf(caller)));
      return null;
    },
  });

  route(app, paper.delete, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deletePaper(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, paper.updateStatusById, {
    request: idAndVersionInput.extend({ status }),
    response: replies.nullReply,
    access: publish,
    handler: async (input, { tx, caller }) => {
      await tx((t) => movePaper(t, caller, input, filesOf(caller)));
      return null;
    },
  });

  route(app, paper.copy, {
    request: idInput,
    response: replies.createdReply,
    access: write,
    handler: ({ id }, { tx, caller, locale }) => tx((t) => copyPaper(t, caller, id, locale)),
  });
}
