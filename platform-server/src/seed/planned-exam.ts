export interface PlannedExam {
  readonly key: string;
  readonly title: string;
  /** Number of its paper. */
  readonly paper: number;
  readonly state: 'draft' | 'published' | 'archived';
  /** Days from now, end exclusive. */
  readonly days: readonly [from: number, until: number];
  readonly minutes: number;
  /** 0 without limit. */
  readonly attempts: number;
  /** Everybody, a department or a training by key, or nobody yet. */
  readonly audience: 'all' | 'none' | { readonly department: string } | { readonly train: string };
  /** How many people have handed in, and how many are sitting it now. */
  readonly taken: number;
  readonly sitting: number;
  /** Average ability of its people; 0 is about the middle. */
  readonly level: number;
  /** Share of essays that are marked, 0 to 1. */
  readonly marked: number;
  /** Whether the demo's student account has taken it, is invited, or neither. */
  readonly demoStudent: 'taken' | 'invited' | null;
  readonly showAnswers: 'never' | 'afterSubmit' | 'afterEnd';
  readonly layout: 'page' | 'single';
  readonly blind: boolean;
  readonly twoMarkers: boolean;
  readonly watchFocus: boolean;
  /** Numbers of teachers of the organisation. */
  readonly markers: readonly number[];
  readonly description: string;
}

/** An exam of the demo; what it leaves out is as in most of them. */
export type ExamLine = Pick<PlannedExam, 'key' | 'title' | 'paper' | 'days'> & Partial<PlannedExam>;

export const theoryExam = { paper: 0, minutes: 90, markers: [0, 3, 10] } as const;
