import { Readable } from 'node:stream';
import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cancelJob } from '../domain/cancel-job';
import { jobFile } from '../domain/job-files';
import { asJob, findJob, findJobs } from '../domain/jobs';
import { problemSheet } from '../domain/sheets/sheets';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { fileDownload } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { WORKBOOK } from '../http/workbook';

const byId = z.object({ id: fields.identifier });

/** Maximum of problems in the reply; the result file has all. */
const MAX_PROBLEMS = 200;

/** Long-running jobs: progress, cancellation and result. */
export async function jobRoutes(app: FastifyInstance): Promise<void> {
  const { job } = contract;

  route(app, job.findByCondition, {
    request: z.object({
      ...fields.page,
      state: replies.job.shape.state.optional(),
      scope: z.enum(['own', 'tenant']).optional(),
    }),
    response: fields.pageOf(replies.job),
    handler: (query, { tx, caller }) => tx((t) => findJobs(t, caller, query)),
  });

  route(app, job.findById, {
    request: byId,
    response: replies.jobDetail,
    handler: async ({ id }, { tx, caller }) => {
      const row = await tx((t) => findJob(t, caller, id));
      return { ...asJob(row), problems: row.problems.slice(0, MAX_PROBLEMS) };
    },
  });

  route(app, job.cancel, {
    request: byId,
    response: replies.job,
    handler: ({ id }, { tx, caller }) => {
      refuseInDemo(caller.readOnly);
      return tx((t) => cancelJob(t, caller, id));
    },
  });

  fileDownload(app, job.result, {
    access: 'session',
    request: byId,
    handler: async ({ id }, { tx, caller, locale }) => {
      const row = await tx((t) => findJob(t, caller, id));
      const { files, sheets } = app.services;
      const fileMakers = { storage: files.storage, sheets };
      const resultFile = jobFile(fileMakers, { caller, locale }, row);
      if (resultFile) return { ...resultFile, content: Readable.from(resultFile.content) };
      const sheet = await problemSheet(sheets, locale, row.problems);
      return { ...sheet, type: WORKBOOK };
    },
  });
}
