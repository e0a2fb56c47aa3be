import type { CourseCard } from '@edu/shared-utility';
import { CourseCardView } from './course-card.view';

interface Props {
  readonly courses: readonly CourseCard[];
  readonly label: string;
}

/** A grid of courses. */
export const CourseGrid = ({ courses, label }: Props) => (
  <ul className="learn-grid" aria-label={label}>
    {courses.map((course) => (
      <li key={course.id}>
        <CourseCardView course={course} />
      </li>
    ))}
  </ul>
);
