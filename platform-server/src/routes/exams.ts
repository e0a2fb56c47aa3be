import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { copyExam } from '../domain/exams/copy-exam';
import { examFilter, examSave } from '../domain/exams/exam-fields';
import { findExams } from '../domain/exams/find-exams';
import {
  archiveExam,
  continueExam,
  deleteExam,
  publishExam,
  trainsOf,
} from '../domain/exams/move-exam';
import { examRow, readExam } from '../domain/exams/read-exam';
import { saveExam } from '../domain/exams/save-exam';
import * as fields from '../http/fields';
import { moveRoutes } from '../http/move-routes';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { examReply, examSaved, examSummary, examTrains } from './exam-replies';

const [read, write, publish] = ['exam.read', 'exam.write', 'exam.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInQuery });

/** Exams of the caller's organisation, within the caller's branches. */
export async function examRoutes(app: FastifyInstance): Promise<void> {
  const { exam } = contract;

  route(app, exam.findByCondition, {
    request: z.object({ ...fields.page, ...examFilter }),
    response: fields.pageOf(examSummary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findExams(t, caller, query)),
  });

  route(app, exam.findById, {
    request: idInput,
    response: examReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) => readExam(t, caller, await examRow(t, caller, id))),
  });

  route(app, exam.save, {
    request: examSave,
    response: examSaved,
    access: write,
    bodyLimit: 2 * fields.LISTS_BODY_LIMIT,
    handler: (input, { tx, caller }) => tx((t) => saveExam(t, caller, input)),
  });

  moveRoutes(app, idAndVersionInput, [
    [exam.publish, publish, publishExam],
    [exam.archive, publish, archiveExam],
    [exam.continueArchive, publish, continueExam],
    [exam.delete, write, deleteExam],
  ]);

  route(app, exam.copy, {
    request: idInput,
    response: replies.createdReply,
    access: write,
    handler: ({ id }, { tx, caller, locale }) => tx((t) => copyExam(t, caller, id, locale)),
  });

  route(app, exam.findTrainListByExamId, {
    request: z.object({ examId: fields.identifier }),
    response: examTrains,
    access: read,
    handler: ({ examId }, { tx, caller }) => tx((t) => trainsOf(t, caller, examId)),
  });
}
