import { sha256 } from './sha256';

/**
 * A version that some people get before the others. It is part of the served import map, under our key `rollouts`,
 * which SystemJS ignores.
 */
export interface Rollout {
  /** Stays the same while the percentage grows, so that nobody switches between versions. */
  readonly id: string;
  readonly module: string;
  readonly address: string;
  readonly integrity?: string;
  /** 0 to 100. */
  readonly percent: number;
  /**
   * Hashes of page hosts that get it whatever their bucket (`bucketHash`), since names of customers must not be
   * public.
   */
  readonly tenants?: readonly string[];
  /** Hashes of user ids that get it whatever their bucket. */
  readonly accounts?: readonly string[];
}

export interface RolloutSubject {
  /** User id, or the browser's random id before anybody has logged in. */
  readonly key: string;
  readonly userId: string | null;
  /** Host name of the page. */
  readonly host: string;
}

const BUCKETS = 10_000;

/** Bucket 0…9999 of a person in a rollout (FNV-1a, then mixed so that neighbours spread). */
export function bucketOf(rolloutId: string, key: string): number {
  let hash = 0x811c9dc5;
  for (const unit of `${rolloutId}:${key}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/**
 * Hash of a user id or host in a rollout, so that the map contains no names: sha256(rollout id + name), hexadecimal.
 */
export const bucketHash = (rolloutId: string, name: string): string => sha256(rolloutId + name);

const isListed = (rollout: Rollout, marks: readonly string[] = [], name: string | null): boolean =>
  name !== null && marks.length > 0 && marks.includes(bucketHash(rollout.id, name));

export function isInRollout(rollout: Rollout, subject: RolloutSubject): boolean {
  if (isListed(rollout, rollout.tenants, subject.host)) return true;
  if (isListed(rollout, rollout.accounts, subject.userId)) return true;
  return bucketOf(rollout.id, subject.key) < rollout.percent * (BUCKETS / 100);
}

const isNonEmptyString = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
const isOptionalStringList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isNonEmptyString));

/** The valid rollouts of a served map; invalid ones are skipped. */
export function readRollouts(raw: unknown): Rollout[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter((item: Partial<Rollout> | null): item is Rollout => {
    if (typeof item !== 'object' || item === null) return false;
    return (
      isNonEmptyString(item.id) &&
      isNonEmptyString(item.module) &&
      isNonEmptyString(item.address) &&
      typeof item.percent === 'number' &&
      isOptionalStringList(item.tenants) &&
      isOptionalStringList(item.accounts)
    );
  });
}
