import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../db/database';
import { coversFor } from '../domain/courses/covers';
import { learnerOf } from '../domain/learning/visible-courses';
import { findRule, saveRule } from '../domain/trains/certificate-rule';
import { trainFigures } from '../domain/trains/figures';
import { findTrains } from '../domain/trains/find-trains';
import { findLearners, oneLearner } from '../domain/trains/learners';
import { enterLink, readLink, setLink } from '../domain/trains/link';
import { copyTrain, deleteTrain, publishTrain, unPublishTrain } from '../domain/trains/move-train';
import { findOwnTrains } from '../domain/trains/own-trains';
import { readTrain, trainRow } from '../domain/trains/read-train';
import { saveTrain } from '../domain/trains/save-train';
import {
  certificateRule,
  linkInput,
  linkToken,
  studyStatuses,
  trainFilter,
  trainSave,
} from '../domain/trains/train-fields';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { moveRoutes } from '../http/move-routes';
import * as replies from '../http/replies';
import { route } from '../http/route';
import {
  enrolmentLink,
  linkReply,
  studentTrain,
  studyBasic,
  studyDetail,
  trainCertificateReply,
  trainReply,
  trainSaved,
  trainStatistic,
  trainSummary,
} from './train-replies';

const [read, write, publish] = ['train.read', 'train.write', 'train.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInAddress });

/** A student's own trainings, and joining by a link. */
function studentRoutes(app: FastifyInstance): void {
  const { files } = app.services;
  const { train } = contract;

  route(app, train.findMine, {
    request: z.object({ pageNum: fields.page.pageNum.optional() }),
    response: z.array(studentTrain),
    handler: ({ pageNum = 1 }, { tx, caller }) =>
      tx((t) =>
        asSystem(t, (s) => findOwnTrains(s, learnerOf(caller), pageNum, coversFor(files, caller))),
      ),
  });

  route(app, train.findByLink, {
    request: linkToken,
    response: linkReply,
    handler: ({ token }, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => readLink(s, learnerOf(caller), token))),
  });

  route(app, train.enterLink, {
    request: linkToken,
    response: replies.createdReply,
    handler: ({ token }, { tx, caller }) => {
      refuseInDemo(caller.readOnly);
      return tx((t) => enterLink(t, caller, learnerOf(caller), token));
    },
  });
}

/** Progress of a training's people. */
function figureRoutes(app: FastifyInstance): void {
  const { train } = contract;

  route(app, train.getStatisticInfo, {
    request: idInput,
    response: trainStatistic,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => trainFigures(t, caller, id)),
  });

  route(app, train.findUserStudyBasicInfoList, {
    request: z.object({
      ...fields.page,
      trainId: fields.identifier,
      keyword: fields.text(64).optional(),
      status: z.enum(studyStatuses).optional(),
    }),
    response: fields.pageOf(studyBasic),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findLearners(t, caller, query)),
  });

  route(app, train.findUserStudyDetailInfo, {
    request: z.object({ trainId: fields.identifier, userId: fields.identifier }),
    response: studyDetail,
    access: read,
    handler: (input, { tx, caller }) => tx((t) => oneLearner(t, caller, input)),
  });
}

/** The certificate of a training. */
function certificateRoutes(app: FastifyInstance): void {
  const { trainCertificate } = contract;

  route(app, trainCertificate.save, {
    request: certificateRule,
    response: replies.createdReply,
    access: write,
    handler: (rule, { tx, caller }) => tx((t) => saveRule(t, caller, rule, true)),
  });

  route(app, trainCertificate.updateByTrainId, {
    request: certificateRule,
    response: replies.nullReply,
    access: write,
    handler: async (rule, { tx, caller }) => {
      await tx((t) => saveRule(t, caller, rule, false));
      return null;
    },
  });

  route(app, trainCertificate.findTrainCertById, {
    request: idInput,
    response: trainCertificateReply.nullable(),
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => findRule(t, caller, id)),
  });
}

/** Trainings of the caller's organisation, within the caller's branches. */
export async function trainRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { train } = contract;

  route(app, train.findByCondition, {
    request: z.object({ ...fields.page, ...trainFilter }),
    response: fields.pageOf(trainSummary),
    access: read,
    handler: (query, { tx, caller }) =>
      tx((t) => findTrains(t, caller, query, coversFor(files, caller))),
  });

  route(app, train.findById, {
    request: idInput,
    response: trainReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) =>
        readTrain(t, caller, await trainRow(t, caller, id), coversFor(files, caller)),
      ),
  });

  route(app, train.save, {
    request: trainSave,
    response: trainSaved,
    access: write,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: (input, { tx, caller }) =>
      tx((t) => saveTrain(t, caller, input, coversFor(files, caller))),
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

  figureRoutes(app);
  certificateRoutes(app);
  studentRoutes(app);
}
