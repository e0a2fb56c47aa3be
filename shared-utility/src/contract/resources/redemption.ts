import { endpoint, type None, post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { CourseOrder } from './course-order-entities';
import type {
  BatchInput,
  BatchState,
  CodeBatch,
  CodeOffer,
  CodeState,
  Redeemed,
  RedemptionCode,
} from './redemption-entities';

const base = '/platform/v1/redemption';
const ours = { ours: true } as const;

export interface BatchFilter {
  /** Matches a part of the name or of the course's title. */
  keyword?: string;
  courseId?: string;
  /** `over` are batches whose codes have expired; they are not `ready` then. */
  state?: BatchState | 'over';
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'redeemed' | '-redeemed';
}

export interface CodeFilter {
  batchId: string;
  state?: CodeState;
  /** A whole code, its last four characters, or a part of the student's name. */
  keyword?: string;
}

export type BatchRef = { id: string; version?: Version };

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
