import type { Heartbeat, LessonProgress } from '@edu/shared-utility/contract';
import type { Database, Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import type { Learner } from '../courses/course-access';
import { hashToken } from '../tokens';
import {
  type LearningSnapshot,
  progressOf,
  readSnapshot,
  readSnapshotFast,
} from './learning-snapshot';
import { lockLearner, openOwnLesson } from './progress';
import { publishedCourse } from './published-course';
import { recountProgress } from './recount';
import { applyHeartbeat, saveSql, saving } from './save-heartbeat';
import { cacheSnapshot } from './snapshot-cache';
import { learnerOf } from './visible-courses';

/** Counts a heartbeat in one locked transaction: for a first one, one that completes the lesson, or concurrent ones. */
async function countLocked(
  tx: Tx,
  learner: Learner,
  heartbeat: Heartbeat,
): Promise<LessonProgress> {
  await lockLearner(tx, learner);
  const snapshot = await readSnapshot(tx, learner, heartbeat);
  // The lesson was never opened, or not under the present conditions.
  if (snapshot.watched === null) return openOwnLesson(tx, learner, heartbeat);
  const { after, row } = applyHeartbeat(snapshot, learner, heartbeat);
  await tx.execute(saveSql((name) => row[name]));
  if (after.done === snapshot.done) return progressOf(after);
  const { content } = await publishedCourse(tx, learner, heartbeat.courseId);
  await recountProgress(tx, heartbeat.courseId, content, learner.memberId);
  return progressOf(await readSnapshot(tx, learner, heartbeat));
}

interface Sender {
  readonly caller: Caller;
  readonly token: string;
}

/** Reads and writes without a surrounding transaction: the write changes nothing if the row has changed since. */
async function countUnlocked(
  db: Database,
  { caller, token }: Sender,
  heartbeat: Heartbeat,
): Promise<LessonProgress | null> {
  const learner = learnerOf(caller);
  const snapshot = await readSnapshotFast(db, learner, heartbeat);
  const { after, row } = applyHeartbeat(snapshot, learner, heartbeat);
  if (snapshot.watched === null || after.done !== snapshot.done) return null;
  const [saved] = await db.queryAsSystemWithLock<Pick<LearningSnapshot, 'clockAt'>>(
    learner.memberId,
    saving(row),
  );
  if (!saved) return null;
  const { courseId, lessonId, playerId } = heartbeat;
  const snapshotState = { ...after, ...saved, playerId };
  cacheSnapshot(db, hashToken(token), { caller, courseId, lessonId, snapshot: snapshotState });
  return progressOf(after);
}

/** Counts what was watched since the last heartbeat, limited by the server's clock. As the system. */
export async function countHeartbeat(
  db: Database,
  sender: Sender,
  heartbeat: Heartbeat,
): Promise<LessonProgress> {
  return (
    (await countUnlocked(db, sender, heartbeat)) ??
    db.withSystem((tx) => countLocked(tx, learnerOf(sender.caller), heartbeat))
  );
}
