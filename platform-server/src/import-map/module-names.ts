/** A bare specifier: `react`, `@edu/shell-frame/embedded`, `lodash/`. */
const SPECIFIER_PATTERN = /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(\/\w[\w.-]*)*\/?$/i;

const APPLICATION = '@edu-app/';
/** Prefix of the platform's own modules. */
const OWN_SCOPE = '@edu/';

/** First path segments of the server's routes and the page's own modules. */
const reservedSegments: ReadonlySet<string> = new Set([
  'assets',
  'dev',
  'docs',
  'entrance',
  'entrance_new',
  'error',
  'healthz',
  'metrics',
  'modules',
  'personal',
  'readyz',
]);

function faultOfSegment(segment: string): string | null {
  if (segment === '' || segment.includes('/')) {
    return 'can never be shown: an application is named after one path segment';
  }
  const isTaken = reservedSegments.has(segment) || segment.startsWith('bi-admin');
  return isTaken ? `can never be shown: /${segment} is a page or a file of the platform` : null;
}

/** Names that every plain object inherits. */
export const isBuiltIn = (name: string): boolean => name in Object.prototype;

/** What is wrong with a line's name, as the end of the sentence "The name …"; null if it is valid. */
export function faultOfName(name: string): string | null {
  if (isBuiltIn(name)) return 'belongs to every JavaScript object and can be no module';
  if (name.startsWith(OWN_SCOPE) && name.endsWith('/')) {
    return 'would stand for every name below it, and those of the platform are named one by one';
  }
  if (name.startsWith(APPLICATION)) {
    const fault = faultOfSegment(name.slice(APPLICATION.length));
    if (fault !== null) return fault;
  }
  return SPECIFIER_PATTERN.test(name) ? null : 'is no name of a module';
}
