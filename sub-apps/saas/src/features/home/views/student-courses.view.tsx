import { formatPercent, type StudentCourse } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { StudentList, type StudentRow } from './student-list.view';

/** The students' learning page, which belongs to another application. */
export const learningPage = '/learn/courses';

const latest = { pageNum: 1, pageSize: 10 } as const;

const rowOf = ({ id, title, progress, lastAt }: StudentCourse): StudentRow => ({
  id,
  to: `${learningPage}/${id}`,
  title,
  state: lastAt
    ? phrases.t('student.learned', { percent: formatPercent(progress) })
    : phrases.t('student.notBegun'),
});

/** The courses that a student learned last or may start. */
export function StudentCourses() {
  const { t } = phrases.use();
  const read = data.useStudentCourseFindCourseListQuery(latest);
  return (
    <StudentList
      title={t('student.courses')}
      load={loadedOf(read)}
      rowsOf={({ list }) => list.map(rowOf)}
      emptyText={t('student.noCourses')}
      failed={t('student.coursesFailed')}
      onRetry={read.refetch}
      allLink={{ to: learningPage, label: t('student.allCourses') }}
    />
  );
}
