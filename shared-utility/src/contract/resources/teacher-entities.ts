import type { AdministratorStatus } from '../administration-entities';
import type { Version } from '../entities';

/** Teachers on leave stay assigned; former ones are kept as their courses name them. */
export type TeacherStatus = 'active' | 'leave' | 'left';

/** How a teacher logs in. */
export interface TeacherAccount {
  /** Their administrator record; null while their invitation is open. */
  administratorId: string | null;
  /** Name of the account's owner in this tenant. */
  name: string;
  state: 'invited' | AdministratorStatus;
  /** At this tenant's pages. */
  lastLoginAt: string | null;
}

export interface Teacher {
  id: string;
  name: string;
  /** Masked; `teacher.reveal` returns it unmasked. */
  phone: string;
  email: string | null;
  /** Unique in the organisation, as is the phone number. */
  staffNumber: string | null;
  /** For example lecturer or professor. */
  title: string;
  subjects: string[];
  departmentId: string | null;
  departmentName: string | null;
  /** Null is the organisation as a whole. */
  branchId: string | null;
  branchName: string | null;
  /** A day, as 2026-01-31. */
  joinedOn: string | null;
  status: TeacherStatus;
  introduction: string;
  /** Null if they do not log in. */
  account: TeacherAccount | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

export interface TeacherInput {
  name: string;
  phone: string;
  email?: string | null;
  staffNumber?: string | null;
  title?: string;
  /** At most eight. */
  subjects?: string[];
  departmentId?: string | null;
  /** Where the caller works; a new teacher's is the caller's own by default. */
  branchId?: string | null;
  joinedOn?: string | null;
  status?: TeacherStatus;
  introduction?: string;
}

/** Fields that are not sent keep their value; with `version` a row that has changed meanwhile is refused. */
export type TeacherChange = { id: string; version?: Version } & Partial<TeacherInput>;
