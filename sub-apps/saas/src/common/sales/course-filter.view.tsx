import type { FilterField } from '@edu/shared-utility/admin';
import { skipToken } from '@edu/shared-utility/data';
import { data } from '../data';
import { CourseSelect } from './course-select.view';
import { salesPhrases } from './phrases';

/** A course as a condition of a list; the address knows its id alone. */
export function CourseFilter({ label, value, onChange }: FilterField) {
  const { t } = salesPhrases.use();
  const { currentData, isFetching } = data.useCourseFindByIdQuery(
    value === null ? skipToken : { id: value },
  );
  const title = currentData?.title ?? (isFetching ? '…' : t('gone'));
  return (
    <CourseSelect
      label={label}
      placeholder={label}
      value={value === null ? null : { id: value, title, price: 0 }}
      onChange={(course) => onChange(course?.id ?? null)}
    />
  );
}
