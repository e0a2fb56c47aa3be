import {
  type CourseMove,
  courseMoves,
  errorCodes,
  mayMoveCourse,
} from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { CourseRow } from './read-course';

/** Refuses a move that the course's state does not allow. */
export function requireMove(move: CourseMove, { state, hasChanges }: CourseRow): void {
  if (mayMoveCourse(move, { status: state, hasChanges })) return;
  const isShown = move === 'publish' && courseMoves.publish.from.includes(state);
  const phrase = isShown ? 'course.nothingNew' : 'course.state';
  throw new BusinessError(errorCodes.conflict, { phrase });
}
