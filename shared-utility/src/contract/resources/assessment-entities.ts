import type { Version } from '../entities';

/** `certified` is passed with a certificate. */
export type AssessmentStatus =
  | 'registered'
  | 'appointed'
  | 'passed'
  | 'failed'
  | 'certified'
  | 'withdrawn';

/** From the lowest, 5, to the highest. */
export type SkillLevel = 1 | 2 | 3 | 4 | 5;

/** A person's assessment in a skill; the phone number is masked. */
export interface Assessment {
  id: string;
  /** Null when the person is gone. */
  userId: string | null;
  name: string;
  phone: string | null;
  skill: string;
  level: SkillLevel;
  status: AssessmentStatus;
  appointedAt: string | null;
  place: string;
  /** 0 to 100. */
  score: number | null;
  assessor: string;
  remarks: string;
  /** Why it was withdrawn. */
  reason: string | null;
  certificateId: string | null;
  certificateNo: string | null;
  branchId: string | null;
  branchName: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}
