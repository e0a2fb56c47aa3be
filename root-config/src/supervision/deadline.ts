export type Phase = 'load' | 'bootstrap' | 'mount' | 'unmount';

/** A lifecycle that exceeded its deadline. */
export class DeadlineError extends Error {
  constructor(
    readonly phase: Phase,
    /** Milliseconds that were allowed. */
    readonly allowed: number,
  ) {
    super(`${phase} did not finish within ${allowed} ms`);
    this.name = 'DeadlineError';
  }
}

/** The work's own outcome, or a DeadlineError; the timer is cleared with either. */
export function withDeadline<T>(work: Promise<T>, phase: Phase, allowed: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(phase, allowed)), allowed);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/** True when the work settled, either way, within `allowed` milliseconds; never rejects. */
export async function settlesWithin(work: Promise<unknown>, allowed: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settled = work.then(
    () => true,
    () => true,
  );
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), allowed);
  });
  return Promise.race([settled, timeout]).finally(() => clearTimeout(timer));
}
