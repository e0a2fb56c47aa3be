import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paperAnalysis } from '../domain/exams/paper-analysis';
import { questionAnalysis } from '../domain/exams/question-analysis';
import { scoreByUser, scoreRanking, scoresOfUser } from '../domain/exams/ranking';
import { fileAddressesFor } from '../domain/file-addresses';
import { userPaper } from '../domain/sittings/user-paper';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { analysis, ofQuestion, scoreRow } from './exam-analysis-replies';
import { userPaper as userPaperReply } from './sitting-replies';

const wholeNumber = z.number().int();
const access = 'exam.read';
const ofExam = z.object({ examId: fields.identifier });

/** Results of exams of the caller's organisation, within the caller's branches. */
export async function examAnalysisRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { examAnalysis } = contract;

  route(app, examAnalysis.findPaperAnalysis, {
    request: ofExam,
    response: analysis,
    access,
    handler: ({ examId }, { tx, caller }) => tx((t) => paperAnalysis(t, caller, examId)),
  });

  route(app, examAnalysis.findQuestionAnalysis, {
    request: ofExam,
    response: z.array(ofQuestion),
    access,
    handler: ({ examId }, { tx, caller, locale }) =>
      tx((t) => questionAnalysis(t, caller, examId, locale)),
  });

  route(app, examAnalysis.findScoreRanking, {
    request: ofExam.extend({
      ...fields.page,
      departmentId: fields.identifier.optional(),
      keyword: fields.text(64).optional(),
    }),
    response: fields.pageOf(
      scoreRow.extend({ rank: wholeNumber, minutes: z.number(), attempt: wholeNumber }),
    ),
    access,
    handler: (query, { tx, caller }) => tx((t) => scoreRanking(t, caller, query)),
  });

  route(app, examAnalysis.findScoreByUser, {
    request: ofExam.extend({ userId: fields.identifier }),
    response: scoreRow.nullable(),
    access,
    handler: (input, { tx, caller }) => tx((t) => scoreByUser(t, caller, input)),
  });

  route(app, examAnalysis.findScoreListByUser, {
    request: z.object({ ...fields.page, userId: fields.identifier }),
    response: fields.pageOf(scoreRow.extend({ examId: z.string(), examTitle: z.string() })),
    access,
    handler: (query, { tx, caller }) => tx((t) => scoresOfUser(t, caller, query)),
  });

  route(app, examAnalysis.findUserPaperInfo, {
    request: ofExam.extend({ userId: fields.identifier, sittingId: fields.identifier.optional() }),
    response: userPaperReply,
    access,
    handler: (input, { tx, caller }) =>
      tx((t) => userPaper(t, caller, input, fileAddressesFor(files, caller))),
  });
}
