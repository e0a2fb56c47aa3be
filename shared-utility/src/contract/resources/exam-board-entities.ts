import type { Page } from '../envelope';

/** `marked` once every answer has points. */
export type SittingState = 'open' | 'submitted' | 'marked';

/** A person on the invigilation page of an exam. */
export interface Sitter {
  userId: string;
  name: string;
  departmentName: string | null;
  /** `absent` has not opened it. */
  state: 'absent' | 'sitting' | 'submitted' | 'marked';
  sittingId: string | null;
  attempt: number;
  /** Number of answered questions. */
  answered: number;
  questions: number;
  /** Instant at which the server hands it in. */
  endsAt: string | null;
  /** When their device last sent something; after half a minute they count as away. */
  lastSeenAt: string | null;
  /** How often they left the page. */
  leaves: number;
  score: number | null;
}

export interface ExamBoard {
  /** The server's clock, for countdowns. */
  now: string;
  absent: number;
  sitting: number;
  submitted: number;
  marked: number;
  sitters: Page<Sitter>;
}
