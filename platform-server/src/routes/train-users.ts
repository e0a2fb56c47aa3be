import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { scopeOf } from '../domain/branch-scope';
import { checkImport } from '../domain/sheets/import/check-import';
import { withFaults } from '../domain/sheets/import/faults-sheet';
import { reorderCells } from '../domain/sheets/import/read-rows';
import { filledTemplate, uploadedSheet } from '../domain/sheets/sheets';
import { findCandidates, findUsers } from '../domain/trains/find-users';
import { lockTrainRow, trainRow } from '../domain/trains/read-train';
import { removePeople } from '../domain/trains/remove-people';
import { addUsers } from '../domain/trains/train-fields';
import { newPeople, sheetColumns, userSheet } from '../domain/trains/user-sheet';
import { addPeople, addSheet } from '../domain/trains/users';
import type { Caller } from '../http/caller';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { importChecked } from './sheet-imports';
import { trainCandidate, trainUserReply } from './train-figure-replies';

const [read, write] = ['train.read', 'train.write'] as const;

const ofTrain = { trainId: fields.identifier };
const list = { ...fields.page, ...ofTrain, keyword: fields.text(64).optional() };
const added = z.object({ added: z.number().int() });

/** People of a training, within the caller's branches. */
export async function trainUserRoutes(app: FastifyInstance): Promise<void> {
  const { sheets } = app.services;
  const { trainUser } = contract;

  route(app, trainUser.findByCondition, {
    request: z.object(list),
    response: fields.pageOf(trainUserReply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findUsers(t, caller, query)),
  });

  route(app, trainUser.findOrganUserByCondition, {
    request: z.object({ ...list, departmentId: fields.identifier.optional() }),
    response: fields.pageOf(trainCandidate),
    access: write,
    handler: (query, { tx, caller }) => tx((t) => findCandidates(t, caller, query)),
  });

  route(app, trainUser.add, {
    request: addUsers,
    response: added,
    access: write,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: (input, { tx, caller }) => tx((t) => addPeople(t, caller, input)),
  });

  route(app, trainUser.delete, {
    request: z.object({ idList: fields.identifiersInQuery }),
    response: replies.nullReply,
    access: write,
    handler: async ({ idList }, { tx, caller }) => {
      await tx((t) => removePeople(t, caller, idList));
      return null;
    },
  });

  download(app, trainUser.template, {
    access: write,
    handler: (_, { locale }) =>
      filledTemplate(sheets, locale, ['sheet.trainFile', sheetColumns], {}),
  });

  async function readUploadedRows(trainId: string, file: Uint8Array): Promise<string[][]> {
    const { headings, rows } = await uploadedSheet(sheets, file, 'texts');
    return reorderCells(userSheet(trainId), headings, rows);
  }
  const scopeFor = (caller: Caller) => {
    const { tenantId, homeBranchId } = caller;
    return { ...scopeOf(caller), tenantId, homeBranchId };
  };

  route(app, trainUser.checkSheet, {
    request: z.object(ofTrain),
    response: importChecked,
    access: write,
    handler: async ({ trainId }, { file, tx, caller, locale }) => {
      const rows = await readUploadedRows(trainId, await file());
      const checked = await tx(async (t) => {
        await trainRow(t, caller, trainId);
        return checkImport(userSheet(trainId), t, rows, { ...scopeFor(caller), locale });
      });
      return withFaults(sheets, locale, checked);
    },
  });

  route(app, trainUser.addSheet, {
    request: z.object(ofTrain),
    response: added,
    access: write,
    handler: async ({ trainId }, { file, tx, caller, locale }) => {
      refuseInDemo(caller.readOnly);
      const rows = await readUploadedRows(trainId, await file());
      return tx(async (t) => {
        const row = await lockTrainRow(t, caller, { id: trainId });
        const people = await newPeople(t, trainId, rows, { ...scopeFor(caller), locale });
        return addSheet(t, caller, row, people);
      });
    },
  });
}
