import type { Moves } from './moves';
import type { CourseStatus } from './resources/course-entities';
/** Transitions of a course; `edit` and `restoreRevision` change the draft but not the state. */
export type CourseMove =
  | 'edit'
  | 'publish'
  | 'unPublish'
  | 'cancel'
  | 'forcedTermination'
  | 'delete'
  | 'copy'
  | 'restoreRevision';

const rule = (from: readonly CourseStatus[], to: CourseStatus | null = null) => ({ from, to });

const releasedStates: readonly CourseStatus[] = ['published', 'unpublished'];
const open: readonly CourseStatus[] = ['draft', ...releasedStates];

/** The transitions of a course, checked by the server and used to show buttons. */
export const courseMoves: Moves<CourseMove, CourseStatus> = {
  edit: rule(open),
  publish: rule(open, 'published'),
  unPublish: rule(['published'], 'unpublished'),
  cancel: rule(releasedStates, 'cancelled'),
  forcedTermination: rule(releasedStates, 'terminated'),
  delete: rule(['draft', 'unpublished']),
  copy: rule([...open, 'cancelled', 'terminated']),
  restoreRevision: rule(open),
};

/** Whether the transition is allowed; a published course is published again only with changes. */
export const mayMoveCourse = (
  move: CourseMove,
  { status, hasChanges }: { readonly status: CourseStatus; readonly hasChanges: boolean },
): boolean =>
  courseMoves[move].from.includes(status) &&
  (move !== 'publish' || status !== 'published' || hasChanges);
