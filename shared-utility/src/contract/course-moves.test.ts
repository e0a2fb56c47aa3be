/** @jest-environment node */
import { type CourseMove, courseMoves, mayMoveCourse } from './course-moves';
import type { CourseStatus } from './resources/course-entities';

const states: readonly CourseStatus[] = [
  'draft',
  'published',
  'unpublished',
  'cancelled',
  'terminated',
];

/** The states from which each transition is allowed; from all others it is refused. */
const table: Readonly<Record<CourseMove, readonly CourseStatus[]>> = {
  edit: ['draft', 'published', 'unpublished'],
  publish: ['draft', 'published', 'unpublished'],
  unPublish: ['published'],
  cancel: ['published', 'unpublished'],
  forcedTermination: ['published', 'unpublished'],
  delete: ['draft', 'unpublished'],
  copy: states,
  restoreRevision: ['draft', 'published', 'unpublished'],
};

const cases = (Object.keys(courseMoves) as CourseMove[]).flatMap((move) =>
  states.map((status) => [move, status, table[move].includes(status)] as const),
);

it.each(cases)('%s of a course that is %s: %s', (move, status, may) => {
  expect(mayMoveCourse(move, { status, hasChanges: true })).toBe(may);
});

it('publishes a published course only if it has changes', () => {
  expect(mayMoveCourse('publish', { status: 'published', hasChanges: false })).toBe(false);
  expect(mayMoveCourse('publish', { status: 'unpublished', hasChanges: false })).toBe(true);
});

it('gives the resulting state', () => {
  const to = Object.entries(courseMoves).map(([move, rule]) => [move, rule.to]);
  expect(Object.fromEntries(to)).toEqual({
    edit: null,
    publish: 'published',
    unPublish: 'unpublished',
    cancel: 'cancelled',
    forcedTermination: 'terminated',
    delete: null,
    copy: null,
    restoreRevision: null,
  });
});
