/** SystemJS numbers its errors; 3 is a script that did not arrive, 2 one that registered nothing. */
const systemError = (message: string): string | undefined =>
  /SystemJS Error#(\d+)/.exec(message)?.[1];

/** What Chromium, Firefox and Safari say of an ES module, or a file that it imports, that did not arrive. */
const notArrived =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/;

/** And of one that imports a name, or a module, that the page does not share. */
const notShared =
  /module specifier .* (?:was a bare specifier|could not be resolved)|Failed to resolve module specifier|does not provide an export named|does not resolve to a valid URL|Importing binding name/;

/** What React, of the majors in use, says where hooks or elements of one copy meet another. */
const twoReacts =
  /React error #(?:321|525)\b|Invalid hook call|React Element from an older version|null \(reading 'use[A-Z]|reading 'ReactCurrent/;

/** What the words for a failed import come to. */
export function kindOfLoadError(
  message: string,
): 'network' | 'not-a-module' | 'evaluation' | 'requires' {
  const number = systemError(message);
  if (number === '3' || number === '8' || notArrived.test(message)) return 'network';
  if (number === '2') return 'not-a-module';
  return notShared.test(message) ? 'requires' : 'evaluation';
}

/** True for what is said of a file that did not arrive or is no module. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (systemError(error.message) !== undefined || notArrived.test(error.message));

/** True where a module brought a React of its own beside the page's. */
export const isOfTwoReacts = (message: string): boolean => twoReacts.test(message);
