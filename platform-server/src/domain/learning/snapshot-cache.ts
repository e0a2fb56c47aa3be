import type { Heartbeat } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import type { SessionQuery } from '../session-rules';
import type { LearningSnapshot } from './learning-snapshot';

/** Cached sessions; the longest inactive one is dropped first. */
const MAX_CACHED = 2_000;

interface CachedState {
  readonly caller: Caller;
  readonly courseId: string;
  readonly lessonId: string;
  readonly snapshot: LearningSnapshot;
}

/** The state after a session's last heartbeat, by the hash of its token. */
const cache = new WeakMap<Database, Map<string, CachedState>>();

/** Caches the state after a heartbeat, for the next one of the same player. */
export function cacheSnapshot(db: Database, tokenHash: string, snapshotState: CachedState): void {
  const all = cache.get(db) ?? new Map<string, CachedState>();
  cache.set(db, all);
  all.set(tokenHash, snapshotState);
  if (all.size > MAX_CACHED) all.delete(all.keys().next().value ?? '');
}

/** The caller of that session's last heartbeat; this does not check that the session is still valid. */
export const lastCaller = (db: Database, { tokenHash }: SessionQuery): Caller | undefined =>
  cache.get(db)?.get(tokenHash)?.caller;

/** Removes the cached state as it returns it: after the heartbeat it is out of date, whatever the result. */
export function takeSnapshot(
  db: Database,
  tokenHash: string,
  heartbeat: Heartbeat,
): LearningSnapshot | null {
  const all = cache.get(db);
  const last = all?.get(tokenHash);
  all?.delete(tokenHash);
  const isSame = last?.courseId === heartbeat.courseId && last.lessonId === heartbeat.lessonId;
  return isSame && last.snapshot.playerId === heartbeat.playerId ? last.snapshot : null;
}
