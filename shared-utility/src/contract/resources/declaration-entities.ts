import type { Version } from '../entities';

export type DeclarationStatus = 'draft' | 'submitted' | 'accepted' | 'returned';

/** Facts of the training as they were when the declaration was last saved or submitted. */
export interface DeclaredFacts {
  title: string;
  goal: string;
  regionId: string | null;
  hours: number;
  place: string;
  /** When people learn; the end is not included. */
  startsAt: string;
  endsAt: string;
  /** When people may be added; null has no limit. */
  enrolFrom: string | null;
  enrolUntil: string | null;
  userCount: number;
}

export interface DeclarationSummary extends Omit<DeclaredFacts, 'goal' | 'regionId'> {
  id: string;
  trainId: string;
  status: DeclarationStatus;
  regionName: string | null;
  tenantName: string;
  organName: string;
  branchName: string | null;
  createdByName: string | null;
  submittedAt: string | null;
  decidedAt: string | null;
  /** Why it was returned; null unless it is returned. */
  reason: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

export interface DeclarationAttachment {
  id: string;
  name: string;
  bytes: number;
  /** A short-lived address; null until the file has been checked. */
  url: string | null;
}

/** What happened to a declaration, oldest first. */
export interface DeclarationEvent {
  kind: 'submitted' | 'accepted' | 'returned';
  reason: string | null;
  personName: string;
  happenedAt: string;
}

export interface Declaration extends DeclarationSummary, DeclaredFacts {
  remark: string;
  attachments: DeclarationAttachment[];
  events: DeclarationEvent[];
  /** Facts that have changed in the training since the declaration copied them. */
  changed: (keyof DeclaredFacts)[];
}
