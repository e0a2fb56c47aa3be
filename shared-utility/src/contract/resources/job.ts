import { endpoint, post, read } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';

const base = '/platform/v1/jobs';

export type JobKind =
  | 'tenant.import'
  | 'student.change'
  | 'student.import'
  | 'teacher.import'
  | 'assessment.import'
  | 'question.import'
  | 'question.package'
  | 'question.export'
  | 'redemption.make'
  | 'certificate.issue'
  | 'certificate.images'
  | 'train.scores';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Work that goes on after the call that asked for it. Ended ones are kept for seven days. */
export interface Job {
  id: string;
  kind: JobKind;
  state: JobState;
  /** Number of processed rows; they stay processed when a job fails or is cancelled. */
  done: number;
  total: number;
  imported: number;
  failed: number;
  createdBy: string;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface JobProblem {
  /** Row number in the workbook; 1 is the heading. */
  row: number;
  column: string;
  message: string;
}

export interface JobDetail extends Job {
  /** The first two hundred problems; the result has all of them. */
  problems: JobProblem[];
}

export interface JobFilter {
  state?: JobState;
  /** `tenant` needs the permission audit.read; by default a person sees their own. */
  scope?: 'own' | 'tenant';
}

/** Long-running jobs and their progress; ours. */
export const job = {
  findByCondition: read<PageQuery & JobFilter, Page<Job>>()(base, { ours: true, returns: 'page' }),
  findById: read<{ id: string }, JobDetail>()(`${base}/{id}`, {
    ours: true,
    returns: 'object',
  }),
  /** Stops after the rows that are being processed; 40900 for a job that has ended. */
  cancel: post<{ id: string }, Job>()(`${base}/{id}/cancel`, {
    ours: true,
    returns: 'object',
  }),
  /**
   * A workbook of the rows that were not imported, with the reason of each; of pictures and of a package of questions
   * the ZIP with them, of scores their workbook, for the person who asked for it.
   */
  result: endpoint<{ id: string }, DownloadedFile>()({
    method: 'GET',
    path: `${base}/{id}/result`,
    safe: true,
    download: true,
    ours: true,
  }),
} as const;
