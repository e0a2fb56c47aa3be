import type { PlannedExam } from './planned-exam';

export const [MINUTE, HOUR] = [60_000, 3_600_000];

export interface Window {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Sitter {
  readonly memberId: string;
  readonly attempt: number;
  /** Position among the people who sit the exam. */
  readonly position: number;
  readonly isOpen: boolean;
}

export const seconds = (time: number): Date => new Date(Math.floor(time / 1000) * 1000);

/** Start and duration; an open sitting began within the last hour. */
export function timesOf(
  exam: PlannedExam,
  { startsAt, endsAt }: Window,
  sitter: Sitter,
  random: () => number,
) {
  const limit = exam.minutes * MINUTE;
  const used =
    exam.minutes > 240 ? (25 + random() * 20) * MINUTE : limit * (0.35 + random() * 0.62);
  const byClock = !sitter.isOpen && exam.minutes <= 240 && random() < 0.05;
  const last = Math.min(endsAt.getTime(), Date.now()) - Math.min(limit, HOUR);
  const latestOffset = Math.max(0, last - startsAt.getTime());
  const startTime = sitter.isOpen
    ? Date.now() - (4 + random() * 50) * MINUTE
    : startsAt.getTime() +
      latestOffset * (((sitter.position * 0.618) % 1) * 0.4 + (sitter.attempt - 1) * 0.3);
  const startedAt = seconds(startTime);
  const endOfSitting = seconds(Math.min(startTime + limit, endsAt.getTime()));
  const submittedAt = byClock
    ? endOfSitting
    : seconds(Math.min(startTime + used, endOfSitting.getTime(), Date.now()));
  return {
    startedAt,
    endsAt: endOfSitting,
    submittedAt: sitter.isOpen ? null : submittedAt,
    byClock,
  };
}
