import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { Assessment, AssessmentStatus, SkillLevel } from './assessment-entities';
import type { Job } from './job';
import type { ImportCheck } from './student-import';

const base = '/train/v1/assessment';
const ours = { ours: true } as const;

export interface AssessmentFilter {
  /** Matches a part of the name or of the skill, or the number of the certificate. */
  keyword?: string;
  status?: AssessmentStatus;
  skill?: string;
  level?: SkillLevel;
  branchId?: string;
  /** Start of the appointment: `from` is included, `to` is not. */
  from?: string;
  to?: string;
  sort?: 'createdAt' | '-createdAt' | 'appointedAt' | '-appointedAt' | 'score' | '-score';
}

interface AssessmentSettings {
  skill: string;
  level: SkillLevel;
  remarks: string;
}

/** A new registration of a student, or with an id the changes of one. */
export type AssessmentInput =
  | ({ id?: undefined; userId: string } & Pick<AssessmentSettings, 'skill' | 'level'> &
      Partial<AssessmentSettings>)
  | ({ id: string; version?: Version } & Partial<AssessmentSettings>);

type IdAndVersion = { id: string; version: Version };

export interface AssessmentResult extends IdAndVersion {
  passed: boolean;
  score: number;
  assessor: string;
  remarks: string;
}

/** Assessments of skills in housekeeping; ours. */
export const assessment = {
  findByCondition: search<PageQuery & AssessmentFilter, Page<Assessment>>()(
    `${base}/findByCondition`,
    { ...ours, query: ['pageNum', 'pageSize'], returns: 'page' },
  ),
  findById: read<{ id: string }, Assessment>()(`${base}/findById`, { ...ours, returns: 'object' }),
  /** Skills that somebody is or was assessed in. */
  findSkills: read<None, string[]>()(`${base}/skills`, { ...ours, returns: 'list' }),
  save: post<AssessmentInput, IdAndVersion>()(`${base}/save`, { ...ours, returns: 'object' }),
  appoint: post<IdAndVersion & { appointedAt: string; place: string }, null>()(
    `${base}/appoint`,
    ours,
  ),
  /** Records the result. */
  grade: post<AssessmentResult, null>()(`${base}/grade`, ours),
  /** Issues a certificate of an enabled template to somebody who passed. */
  certify: post<IdAndVersion & { templateId: string }, { certificateNo: string }>()(
    `${base}/certify`,
    {
      ...ours,
      returns: 'object',
    },
  ),
  withdraw: post<IdAndVersion & { reason: string }, null>()(`${base}/withdraw`, ours),
  delete: post<IdAndVersion, null>()(`${base}/delete`, ours),
  /** An empty workbook to fill in. */
  template: endpoint<None, DownloadedFile>()({
    ...{ method: 'GET', path: `${base}/import/template`, safe: true, download: true, ours: true },
  }),
  checkImport: endpoint<{ file: Blob }, ImportCheck>()({
    ...{ method: 'POST', path: `${base}/import/check`, form: true, safe: true, ours: true },
    returns: 'object',
  }),
  /** Registers a workbook's students as a job: `all` registers none if one row is invalid, `good` skips such rows. */
  startImport: endpoint<{ file: Blob; mode: 'all' | 'good'; requestId: string }, Job>()({
    ...{ method: 'POST', path: `${base}/import`, form: true, ours: true },
    query: ['mode', 'requestId'],
    returns: 'object',
  }),
  /** A workbook with masked numbers; recorded in the audit trail. */
  export: endpoint<AssessmentFilter, DownloadedFile>()({
    ...{ method: 'POST', path: `${base}/export`, safe: true, download: true, ours: true },
  }),
} as const;
