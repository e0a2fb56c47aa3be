import type { FilterField } from '@edu/shared-utility/admin';
import { CourseSelect } from './course-select.view';

interface Props extends FilterField {
  readonly source: 'published' | 'teachable';
}

/** The course filter of a list. */
export const CourseFilter = ({ onChange, ...field }: Props) => (
  <CourseSelect {...field} onChange={(course) => onChange(course?.id ?? null)} />
);
