/** A module that asks for another version of a shared library than this page has. */
export class RequiresError extends Error {
  constructor(readonly unmet: readonly string[]) {
    super(`the page does not satisfy ${unmet.join(', ')}`);
    this.name = 'RequiresError';
  }
}

type Version = readonly [number, number, number];

function parse(text: string): Version | null {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)] : null;
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

function meets(version: Version, comparator: string): boolean {
  const match = /^(\^|~|>=|<=|>|<|=)?\s*(.*)$/.exec(comparator);
  const [operator = '', rest = ''] = match?.slice(1) ?? [];
  if (rest === '' || rest === '*' || rest === 'x') return true;
  const wanted = parse(rest);
  // A range that cannot be read is no reason to refuse a module.
  if (!wanted) return true;
  const order = compare(version, wanted);
  switch (operator) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '~':
      return order >= 0 && version[0] === wanted[0] && version[1] === wanted[1];
    case '^':
      if (wanted[0] === 0) return order >= 0 && version[0] === 0 && version[1] === wanted[1];
      return order >= 0 && version[0] === wanted[0];
    default: {
      // `19`, `19.x` and `19.3` leave the missing parts open.
      const given = rest.split('.').filter((part) => /^\d+$/.test(part)).length;
      return wanted.slice(0, given).every((part, index) => part === version[index]);
    }
  }
}

/** The usual npm ranges: exact, `^`, `~`, comparisons, `x`, alternatives with `||`. */
export function satisfies(version: string, range: string): boolean {
  const parsed = parse(version);
  if (!parsed) return true;
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/(\^|~|>=|<=|>|<|=)\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => meets(parsed, comparator)),
  );
}

/**
 * Checks what a module declares in its `requires` export (name → range) against the versions that
 * the page's shared modules say of themselves; one that says nothing is taken as it is.
 */
export function checkRequires(
  namespace: unknown,
  versionOf: (name: string) => string | undefined,
): void {
  const declared = (namespace as { requires?: unknown } | null)?.requires;
  if (typeof declared !== 'object' || declared === null) return;
  const unmet: string[] = [];
  for (const [name, range] of Object.entries(declared)) {
    const version = versionOf(name);
    if (typeof range !== 'string' || version === undefined) continue;
    if (!satisfies(version, range)) unmet.push(`${name}@${range} (here ${version})`);
  }
  if (unmet.length > 0) throw new RequiresError(unmet);
}
