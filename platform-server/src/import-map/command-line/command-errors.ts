import { MapRefusal } from '../edit-map';
import { CommandError, NothingChanged } from './map-client';

/** Says a refusal of the map with all that was found, for the person at the command line. */
export async function asCommandErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MapRefusal)) throw error;
    if (error.kind === 'same') throw new NothingChanged(error.message);
    throw new CommandError(
      [error.message, ...error.problems.map((problem) => `  ${problem}`)].join('\n'),
    );
  }
}
