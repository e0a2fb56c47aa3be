import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAddressesFor } from '../domain/file-addresses';
import { asJob } from '../domain/jobs';
import { userPaper } from '../domain/sittings/user-paper';
import { findScores, scoreOf, scoresOfUser } from '../domain/trains/exam-scores';
import { examItem, examsOf, requireUser } from '../domain/trains/exams';
import { exportTrainScores } from '../domain/trains/export-scores';
import { submitScores } from '../domain/trains/submit-scores';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { userPaper as userPaperReply } from './sitting-replies';
import { trainExam, trainExamScore } from './train-figure-replies';

const read = 'train.read';

const ofItem = z.object({ itemId: fields.identifier });
const ofUser = { userId: fields.identifier };

/** Exams within a training, for its people only, within the caller's branches. */
export async function trainItemRoutes(app: FastifyInstance): Promise<void> {
  const { files, jobs, sheets } = app.services;
  const { trainItem } = contract;

  route(app, trainItem.findTrainExamByTrainid, {
    request: z.object({ trainId: fields.identifier }),
    response: z.array(trainExam),
    access: read,
    handler: ({ trainId }, { tx, caller }) => tx((t) => examsOf(t, caller, trainId)),
  });

  // shows the right answers, so it needs the permission to read exams
  route(app, trainItem.getUserPaperInfo, {
    request: ofItem.extend(ofUser),
    response: userPaperReply,
    access: 'exam.read',
    handler: ({ itemId, userId }, { tx, caller }) =>
      tx(async (t) => {
        const { examId, trainId } = await examItem(t, caller, itemId);
        await requireUser(t, caller, { trainId, userId });
        return userPaper(t, caller, { examId, userId }, fileAddressesFor(files, caller));
      }),
  });

  route(app, trainItem.findTrainUserExamWithPage, {
    request: ofItem.extend({ ...fields.page, keyword: fields.text(64).optional() }),
    response: fields.pageOf(trainExamScore),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findScores(t, caller, query)),
  });

  route(app, trainItem.findScoreByUser, {
    request: ofItem.extend(ofUser),
    response: trainExamScore.nullable(),
    access: read,
    handler: (input, { tx, caller }) => tx((t) => scoreOf(t, caller, input)),
  });

  route(app, trainItem.findScoreListByUser, {
    request: z.object({ ...fields.page, ...ofUser, trainId: fields.identifier }),
    response: fields.pageOf(trainExamScore),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => scoresOfUser(t, caller, query)),
  });

  download(app, trainItem.exportExamInfoList, {
    access: 'train.export',
    request: ofItem,
    handler: ({ itemId }, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportTrainScores(itemId, { caller, locale, zone: zone(), sheets, tx });
    },
  });

  route(app, trainItem.startScores, {
    request: ofItem.extend({ requestId: fields.identifier }),
    response: replies.job,
    access: 'train.export',
    handler: async (input, { caller, ip, locale, noticeDelivery, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      const call = { caller, ip, jobs, tx, zone: zone(), context: { locale, noticeDelivery } };
      return asJob(await submitScores(input, call));
    },
  });
}
