/** Error number of SystemJS: 3 is a script that was not loaded, 2 one that registered nothing. */
const systemError = (message: string): string | undefined =>
  /SystemJS Error#(\d+)/.exec(message)?.[1];

/** Messages of Chromium, Firefox and Safari about an ES module, or one of its imports, that was not loaded. */
const fetchFailureMessage =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/;

/** Their messages about an import of a name, or of a module, that the page does not share. */
const notShared =
  /module specifier .* (?:was a bare specifier|could not be resolved)|Failed to resolve module specifier|does not provide an export named|does not resolve to a valid URL|Importing binding name/;

/** Messages of React's supported majors when hooks or elements of two copies are mixed. */
const twoReacts =
  /React error #(?:321|525)\b|Invalid hook call|React Element from an older version|null \(reading 'use[A-Z]|reading 'ReactCurrent/;

/** Classifies the message of a failed import. */
export function kindOfLoadError(
  message: string,
): 'network' | 'not-a-module' | 'evaluation' | 'requires' {
  const number = systemError(message);
  if (number === '3' || number === '8' || fetchFailureMessage.test(message)) return 'network';
  if (number === '2') return 'not-a-module';
  return notShared.test(message) ? 'requires' : 'evaluation';
}

/** True for the error of a file that was not loaded or is no module. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (systemError(error.message) !== undefined || fetchFailureMessage.test(error.message));

/** True where a module bundled a React of its own beside the page's. */
export const isOfTwoReacts = (message: string): boolean => twoReacts.test(message);
