import { errorCodes, type LessonNote, type Version } from '@edu/shared-utility/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { lessonNote } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Learner } from '../courses/course-access';
import { nextVersion, requireVersion } from '../versions';
import { openLesson } from './open-lesson';

/** Maximum of notes of one person in one course. */
const MAX_NOTES = 500;

type NoteRow = typeof lessonNote.$inferSelect;

const asNote = ({ id, lessonId, seconds, text, createdAt, version }: NoteRow): LessonNote => ({
  ...{ id, lessonId, seconds, text, version },
  createdAt: createdAt.toISOString(),
});

const ownNotesCondition = ({ memberId }: Learner) => eq(lessonNote.memberId, memberId);

/** Visible to their author only, even after the right to learn the course has ended. */
export async function findNotes(tx: Tx, learner: Learner, courseId: string): Promise<LessonNote[]> {
  const rows = await tx
    .select()
    .from(lessonNote)
    .where(and(ownNotesCondition(learner), eq(lessonNote.courseId, courseId)))
    .orderBy(asc(lessonNote.createdAt), asc(lessonNote.id));
  return rows.map(asNote);
}

interface Note {
  readonly id?: string | undefined;
  readonly version?: Version | undefined;
  readonly courseId: string;
  readonly lessonId: string;
  readonly seconds: number;
  readonly text: string;
}

async function changeNote(
  tx: Tx,
  learner: Learner,
  id: string,
  { courseId, lessonId, text, version }: Note,
): Promise<{ id: string }> {
  const condition = and(ownNotesCondition(learner), eq(lessonNote.id, id));
  const lessonNotesCondition = and(
    condition,
    eq(lessonNote.courseId, courseId),
    eq(lessonNote.lessonId, lessonId),
  );
  const [current] = await tx.select().from(lessonNote).where(lessonNotesCondition).for('update');
  if (!current) throw new BusinessError(errorCodes.notFound);
  requireVersion(version, asNote(current));
  const set = { text, updatedAt: new Date(), version: nextVersion(lessonNote.version) };
  await tx.update(lessonNote).set(set).where(condition);
  return { id };
}

/** Adds a note to a lesson that the learner may watch, or changes the text of the learner's own note. */
export async function saveNote(
  tx: TenantTx,
  learner: Learner,
  { id, version, ...note }: Note,
): Promise<{ id: string }> {
  if (id !== undefined) return changeNote(tx, learner, id, { ...note, version });
  await asSystem(tx, (t) => openLesson(t, learner, note));
  const inCourse = and(ownNotesCondition(learner), eq(lessonNote.courseId, note.courseId));
  const [current] = await tx.select({ total: count() }).from(lessonNote).where(inCourse);
  if ((current?.total ?? 0) >= MAX_NOTES) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'course.manyNotes' });
  }
  const [inserted] = await tx
    .insert(lessonNote)
    .values({ ...learner, ...note })
    .returning({ id: lessonNote.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  return inserted;
}

export async function removeNote(tx: Tx, learner: Learner, id: string): Promise<void> {
  const removed = await tx
    .delete(lessonNote)
    .where(and(ownNotesCondition(learner), eq(lessonNote.id, id)))
    .returning({ id: lessonNote.id });
  if (removed.length === 0) throw new BusinessError(errorCodes.notFound);
}
