import type { Version } from '../entities';

/** Specification §4: saved, published, unpublished. */
export type TrainStatus = 'draft' | 'published' | 'unpublished';

/** State of a published training, which follows from the time. */
export type TrainPhase = 'planned' | 'running' | 'over';

export type TrainItemKind = 'course' | 'exam' | 'live';

export interface TrainSummary {
  id: string;
  title: string;
  /** A short-lived address of its picture. */
  cover: string | null;
  status: TrainStatus;
  phase: TrainPhase | null;
  /** When people learn; the end is not included. */
  startsAt: string;
  endsAt: string;
  userCount: number;
  /** Number of people who have passed it. */
  passedCount: number;
  itemCount: number;
  /** Credited hours of training. */
  hours: number;
  regionName: string | null;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  createdAt: string;
  updatedAt: string;
  version: Version;
}

export interface TrainItem {
  /** Does not change when items are moved. */
  id: string;
  kind: TrainItemKind;
  /** Id of the course, exam or live session. */
  targetId: string;
  title: string;
  order: number;
  /** Whether it is required for passing. */
  required: boolean;
}

export interface ReadTrainItem extends TrainItem {
  /** Why it is not available now: deleted, not published, or its period is outside the training's. */
  problem: 'missing' | 'unpublished' | 'outside' | null;
}

/** Conditions for passing a training. */
export interface PassRule {
  /** All required items, or a number of any items. */
  items: 'required' | number;
  /** Whether every exam among them has to be passed, or sat. */
  exams: 'passed' | 'sat';
}

/** A link by which people can join while places are left. */
export interface EnrolmentLink {
  path: string;
  isOpen: boolean;
  /** Remaining places; null is without limit. */
  places: number | null;
  until: string | null;
}

export interface TrainSettings {
  title: string;
  startsAt: string;
  endsAt: string;
  coverUploadId: string | null;
  /** Plain text. */
  goal: string;
  description: string;
  place: string;
  /** A node of the region tree. */
  regionId: string | null;
  hours: number;
  /** When people may be added or add themselves; null has no limit. */
  enrolFrom: string | null;
  enrolUntil: string | null;
  items: (Omit<TrainItem, 'id' | 'title'> & { id?: string })[];
  pass: PassRule;
  certificateTemplateId: string | null;
}

export interface TrainProblem {
  kind: 'items' | 'item' | 'window' | 'users' | 'certificate' | 'pass';
  blocks: boolean;
  itemId: string | null;
}

export interface Train extends TrainSummary, Omit<TrainSettings, 'items'> {
  items: ReadTrainItem[];
  certificateTemplateName: string | null;
  problems: TrainProblem[];
  link: EnrolmentLink | null;
  mayWrite: boolean;
}
