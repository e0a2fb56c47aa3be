type Version = readonly [number, number, number];

const VERSION_PART = String.raw`(\d+|[xX*])`;
const PARTIAL = new RegExp(
  `^v?${VERSION_PART}(?:\\.${VERSION_PART})?(?:\\.${VERSION_PART})?(?:[-+].*)?$`,
);

/** Parts of a version; an open part (`19`, `19.x`) is null. */
function parts(text: string): (number | null)[] | null {
  const match = PARTIAL.exec(text);
  if (!match) return null;
  return [1, 2, 3].map((i) => (/^\d+$/.test(match[i] ?? '') ? Number(match[i]) : null));
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** The first version above the range of `operator` and `numbers`. */
function firstAbove(operator: string, numbers: (number | null)[]): Version {
  const [major = null, minor = null, patch = null] = numbers;
  if (major === null) return [Number.POSITIVE_INFINITY, 0, 0];
  if (operator === '^' && major === 0 && minor !== null) {
    return minor === 0 && patch !== null ? [0, 0, patch + 1] : [0, minor + 1, 0];
  }
  if (operator === '^' || minor === null) return [major + 1, 0, 0];
  return operator === '~' || patch === null ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

function satisfiesComparator(version: Version, comparator: string): boolean {
  const match = /^(\^|~|>=|<=|>|<|=)?\s*(.+)$/.exec(comparator);
  const numbers = parts(match?.[2] ?? '');
  if (!numbers) throw new RangeError(`"${comparator}" is no version range`);
  const operator = match?.[1] ?? '=';
  const isBelow = (end: Version): boolean => compare(version, end) < 0;
  const isTooOld = isBelow([numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0]);
  const isWithinEnd = isBelow(firstAbove(operator, numbers));
  switch (operator) {
    case '>=':
      return !isTooOld;
    case '<':
      return isTooOld;
    case '>':
      return !isWithinEnd;
    case '<=':
      return isWithinEnd;
    default:
      return !isTooOld && isWithinEnd;
  }
}

/**
 * Whether a version is in an npm range: exact, `^`, `~`, comparisons, `x`, spaces for "and", `||` for "or". A
 * pre-release counts as its release version.
 *
 * @throws RangeError where range or version cannot be read
 */
export function satisfies(version: string, range: string): boolean {
  const parsed = parts(version);
  if (!parsed || parsed.includes(null)) throw new RangeError(`"${version}" is no version`);
  return range.split('||').some((alternative) => {
    const comparators = alternative.trim().replace(/(\^|~|>=|<=|>|<|=)\s+/g, '$1');
    if (comparators === '') return true;
    return comparators
      .split(/\s+/)
      .every((part) => satisfiesComparator(parsed as unknown as Version, part));
  });
}
