/** SystemJS numbers its errors; 3 is a script that did not arrive, 2 one that registered nothing. */
const systemError = (message: string): string | undefined =>
  /SystemJS Error#(\d+)/.exec(message)?.[1];

/** What SystemJS's words for a failed import come to. */
export function kindOfLoadError(message: string): 'network' | 'not-a-module' | 'evaluation' {
  const number = systemError(message);
  if (number === '3' || number === '8') return 'network';
  if (number === '2') return 'not-a-module';
  return 'evaluation';
}

/** True for what SystemJS says of a file that did not arrive or is no module. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && systemError(error.message) !== undefined;
