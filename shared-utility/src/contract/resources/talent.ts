import { endpoint, type None, post, read, search } from '../endpoint';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { Assessment } from './assessment-entities';
import type { Certificate } from './certificate-entities';
import type { HiddenField } from './student';

const base = '/train/v1/talent';
const ours = { ours: true } as const;

/** A person with a certificate; numbers are masked. */
export interface Talent {
  userId: string;
  name: string;
  phone: string;
  idNumber: string | null;
  skills: string[];
  /** Numbers of certificates that are valid now, and of all. */
  validCount: number;
  certificateCount: number;
  /** Best score of their certificates; null if none has one. */
  score: number | null;
  /** Region of their branch, else of a training that certified them. */
  regionName: string | null;
  departmentName: string | null;
  branchName: string | null;
  /** When the last certificate was issued. */
  certifiedAt: string;
}

export interface TalentProfile extends Talent {
  certificates: (Pick<
    Certificate,
    | 'id'
    | 'certificateNo'
    | 'templateName'
    | 'trainTitle'
    | 'status'
    | 'issuedAt'
    | 'expiresAt'
    | 'reason'
  > & { skill: string; score: string })[];
  assessments: Pick<
    Assessment,
    'id' | 'skill' | 'level' | 'status' | 'appointedAt' | 'score' | 'assessor'
  >[];
  trainings: { id: string; title: string; hours: number; passedAt: string | null }[];
}

export interface TalentFilter {
  /** Matches a part of the name, or the shown digits of the phone number. */
  keyword?: string;
  skill?: string;
  regionId?: string;
  branchId?: string;
  /** Minimum of the best score. */
  minScore?: number;
  /** People with a valid certificate, or with expired ones only. */
  standing?: 'valid' | 'lapsed';
  sort?: 'certifiedAt' | '-certifiedAt' | 'score' | '-score' | 'name' | '-name';
}

/** Numbers are masked unless they are asked for whole, which needs `talent.reveal`. */
export type TalentExport = TalentFilter & { whole?: boolean };

/** Certified people of the organisation; ours. */
export const talent = {
  findByCondition: search<PageQuery & TalentFilter, Page<Talent>>()(`${base}/findByCondition`, {
    ...ours,
    query: ['pageNum', 'pageSize'],
    returns: 'page',
  }),
  findById: read<{ userId: string }, TalentProfile>()(`${base}/findById`, {
    ...ours,
    returns: 'object',
  }),
  /** Skills that somebody is certified in. */
  findSkills: read<None, string[]>()(`${base}/skills`, { ...ours, returns: 'list' }),
  /** One whole number; recorded in the audit trail. */
  reveal: post<{ userId: string; field: HiddenField }, { value: string | null }>()(
    `${base}/reveal`,
    { ...ours, returns: 'object' },
  ),
  /** A workbook, with masked numbers unless `whole` is set; recorded in the audit trail. */
  export: endpoint<TalentExport, DownloadedFile>()({
    ...{ method: 'POST', path: `${base}/export`, safe: true, download: true, ours: true },
  }),
} as const;
