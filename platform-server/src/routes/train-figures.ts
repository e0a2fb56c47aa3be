import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { trainFigures } from '../domain/trains/figures';
import { findLearners, oneLearner } from '../domain/trains/learners';
import { studyStatuses } from '../domain/trains/train-fields';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { studyBasic, studyDetail, trainStatistic } from './train-figure-replies';

const read = 'train.read';

const idInput = z.object({ id: fields.identifier });

/** Progress of a training's people. */
export function trainFigureRoutes(app: FastifyInstance): void {
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
