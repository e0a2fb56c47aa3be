import { checkRequires as check } from '@edu/shared-utility';

export { RequiresError } from '@edu/shared-utility';

const isRange = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/**
 * Checks a module's `requires` export (name → range) before it is mounted; modules built on `createLifecycles`
 * check their own. A shared module without a version is accepted.
 * @throws RequiresError
 */
export function checkRequires(
  namespace: unknown,
  versionOf: (name: string) => string | undefined,
): void {
  const declared = (namespace as { requires?: unknown } | null)?.requires;
  if (typeof declared !== 'object' || declared === null) return;
  const checkableRanges = Object.entries(declared)
    .filter(isRange)
    .filter(([name]) => versionOf(name) !== undefined);
  check(Object.fromEntries(checkableRanges), undefined, versionOf);
}
