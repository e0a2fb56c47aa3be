import { MapRefusal } from '../map-refusal';
import { CommandError, NoChangeError } from './map-client';

/** Converts a MapRefusal to a CommandError with all problems found. */
export async function asCommandErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MapRefusal)) throw error;
    if (error.kind === 'same') throw new NoChangeError(error.message);
    throw new CommandError(
      [error.message, ...error.problems.map((problem) => `  ${problem}`)].join('\n'),
    );
  }
}
