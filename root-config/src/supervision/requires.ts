import { checkRequires as check } from '@edu/shared-utility';

export { RequiresError } from '@edu/shared-utility';

const isRange = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/**
 * Checks what a module declares in its `requires` export (name → range) before it is mounted: for
 * modules that are not built on `createLifecycles`, which checks its own. A shared module that says
 * nothing of its version is taken as it is.
 *
 * @throws RequiresError
 */
export function checkRequires(
  namespace: unknown,
  versionOf: (name: string) => string | undefined,
): void {
  const declared = (namespace as { requires?: unknown } | null)?.requires;
  if (typeof declared !== 'object' || declared === null) return;
  const known = Object.entries(declared)
    .filter(isRange)
    .filter(([name]) => versionOf(name) !== undefined);
  check(Object.fromEntries(known), undefined, versionOf);
}
