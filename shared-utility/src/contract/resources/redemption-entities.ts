import type { Version } from '../entities';

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
