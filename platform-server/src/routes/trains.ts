import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { findTrains } from '../domain/trains/find-trains';
import { copyTrain, deleteTrain, publishTrain, unPublishTrain } from '../domain/trains/move-train';
import { readTrain, trainRow } from '../domain/trains/read-train';
import { saveTrain } from '../domain/trains/save-train';
import { setLink } from '../domain/trains/set-link';
import { linkInput, trainFilter, trainSave } from '../domain/trains/train-fields';
import * as fields from '../http/fields';
import { moveRoutes } from '../http/move-routes';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { studentTrainRoutes } from './student-trains';
import { trainCertificateRoutes } from './train-certificates';
import { trainFigureRoutes } from './train-figures';
import { enrolmentLink, trainReply, trainSaved, trainSummary } from './train-replies';

const [read, write, publish] = ['train.read', 'train.write', 'train.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInQuery });

/** Trainings of the caller's organisation, within the caller's branches. */
export async function trainRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { train } = contract;

  route(app, train.findByCondition, {
    request: z.object({ ...fields.page, ...trainFilter }),
    response: fields.pageOf(trainSummary),
    access: read,
    handler: (query, { tx, caller }) =>
      tx((t) => findTrains(t, caller, query, fileAddressesFor(files, caller))),
  });

  route(app, train.findById, {
    request: idInput,
    response: trainReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) =>
        readTrain(t, caller, await trainRow(t, caller, id), fileAddressesFor(files, caller)),
      ),
  });

  route(app, train.save, {
    request: trainSave,
    response: trainSaved,
    access: write,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: (input, { tx, caller }) =>
      tx((t) => saveTrain(t, caller, input, fileAddressesFor(files, caller))),
  });

  moveRoutes(app, idAndVersionInput, [
    [train.publish, publish, publishTrain],
    [train.unPublish, publish, unPublishTrain],
    [train.delete, write, deleteTrain],
  ]);

  route(app, train.copy, {
    request: idInput,
    response: replies.createdReply,
    access: write,
    handler: ({ id }, { tx, caller, locale }) => tx((t) => copyTrain(t, caller, id, locale)),
  });

  route(app, train.setLink, {
    request: linkInput,
    response: z.object({ link: enrolmentLink.nullable() }),
    access: write,
    handler: async (input, { tx, caller }) => ({
      link: await tx((t) => setLink(t, caller, input)),
    }),
  });

  trainFigureRoutes(app);
  trainCertificateRoutes(app);
  studentTrainRoutes(app);
}
