import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { CourseOrder } from './course-order';

const base = '/platform/v1/redemption';
const ours = { ours: true } as const;

/** `making` until its job has made all of its codes; a stopped one's codes open nothing until it goes on. */
export type BatchState = 'making' | 'ready' | 'stopped';

/** Input for a batch of codes. */
export interface BatchInput {
  name: string;
  /** The course that each code opens. */
  courseId: string;
  /** 1 to 10 000. */
  count: number;
  /** Price of a code in fen, 0 for a gift; it counts as income of the month in which the code is redeemed. */
  price: number;
  /** How long the course is open from the redemption on, 1 to 3650; null for good. */
  days: number | null;
  /** Until when its codes can be redeemed; null for ever. */
  validUntil: string | null;
}

export interface CodeBatch extends BatchInput {
  id: string;
  courseTitle: string;
  state: BatchState;
  /** Past `validUntil`. */
  isOver: boolean;
  /** Codes made so far; `count` when the job is done. */
  made: number;
  redeemed: number;
  withdrawn: number;
  /** The work that makes its codes, for the list of jobs. */
  jobId: string;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  createdAt: string;
  version: Version;
}

export interface BatchFilter {
  /** Matches a part of the name or of the course's title. */
  keyword?: string;
  courseId?: string;
  /** `over` are batches whose codes have expired; they are not `ready` then. */
  state?: BatchState | 'over';
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'redeemed' | '-redeemed';
}

export type CodeState = 'open' | 'redeemed' | 'withdrawn';

/** One code, with a hidden beginning: `****-****-K7QX`. Full codes are only in the export. */
export interface RedemptionCode {
  id: string;
  code: string;
  state: CodeState;
  redeemedAt: string | null;
  /** The student, and the order that their redemption made. */
  redeemedByName: string | null;
  orderId: string | null;
}

export interface CodeFilter {
  batchId: string;
  state?: CodeState;
  /** A whole code, its last four characters, or a part of the student's name. */
  keyword?: string;
}

export type BatchRef = { id: string; version?: Version };

/** What a code opens, for a person who is about to redeem it. */
export interface CodeOffer {
  courseId: string;
  courseTitle: string;
  teacherName: string;
  cover: string | null;
  lessonCount: number;
  minutes: number;
  days: number | null;
  validUntil: string | null;
  /** Whether the student may learn it already, and until when (null for good). */
  isOpen: boolean;
  openUntil: string | null;
}

/** Result of a redemption. */
export interface Redeemed {
  orderId: string;
  courseId: string;
  courseTitle: string;
  /** When the course closes again; null for never. */
  expiresAt: string | null;
}

/** Codes that open a course, each once; ours. */
export const redemption = {
  findBatches: read<PageQuery & BatchFilter, Page<CodeBatch>>()(`${base}/codeBatches`, {
    ...ours,
    returns: 'page',
  }),
  findBatch: read<{ id: string }, CodeBatch>()(`${base}/codeBatches/{id}`, {
    ...ours,
    returns: 'object',
  }),
  /** The codes are made by a job. */
  makeBatch: post<BatchInput, { id: string; jobId: string }>()(`${base}/codeBatches`, {
    ...ours,
    returns: 'object',
  }),
  /** Changes only the name and the end of validity, as codes may have been sold already. */
  changeBatch: post<
    { id: string; version: Version; name?: string; validUntil?: string | null },
    CodeBatch
  >()(`${base}/codeBatches/update`, { ...ours, returns: 'object' }),
  /** `stopped: false` lets it go on. */
  stopBatch: post<BatchRef & { stopped: boolean }, CodeBatch>()(`${base}/codeBatches/stop`, {
    ...ours,
    returns: 'object',
  }),
  findCodes: read<PageQuery & CodeFilter, Page<RedemptionCode>>()(`${base}/codes`, {
    ...ours,
    returns: 'page',
  }),
  /** Unredeemed codes; `withdrawn: false` takes it back. 40900 when one of them was redeemed. */
  withdrawCodes: post<{ batchId: string; ids: string[]; withdrawn: boolean }, null>()(
    `${base}/codes/withdraw`,
    ours,
  ),
  /** A workbook of whole codes; recorded. */
  exportCodes: endpoint<{ batchId: string; state?: CodeState }, DownloadedFile>()({
    method: 'POST',
    path: `${base}/codes/export`,
    download: true,
    ours: true,
  }),
  /**
   * For students; ten wrong codes an hour, then 42900. Spaces, dashes, lower case, O for 0 and I or L for 1 are
   * accepted.
   */
  find: search<{ code: string }, CodeOffer>()(`${base}/look`, {
    ...ours,
    toast: false,
    returns: 'object',
  }),
  /** Redeems a code exactly once; a longer existing right to the course is not shortened. */
  redeem: post<{ code: string }, Redeemed>()(`${base}/redeem`, {
    ...ours,
    toast: false,
    returns: 'object',
  }),
  /** The student's own orders, those by code among them; the newest first, a hundred at most. */
  findMine: read<None, CourseOrder[]>()(`${base}/mine`, { ...ours, returns: 'list' }),
} as const;
