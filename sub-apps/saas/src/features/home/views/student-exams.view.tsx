import { formatDate, type StudentExam } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { StudentList, type StudentRow } from './student-list.view';

/** The students' exams page, which belongs to another application. */
export const examsPage = '/learn/exams';

/** Whether the student can start or continue the exam, or will be able to. */
const canStillTake = ({ phase, left, openSittingId }: StudentExam): boolean =>
  openSittingId !== null || (phase !== 'over' && left !== 0);

function stateOf({ phase, openSittingId, startsAt, endsAt }: StudentExam): string {
  const { t } = phrases;
  if (openSittingId) return t('student.examGoesOn');
  if (phase === 'planned' && startsAt) {
    return t('student.examFrom', { moment: formatDate(startsAt, 'datetime') });
  }
  return endsAt
    ? t('student.examUntil', { moment: formatDate(endsAt, 'datetime') })
    : t('student.examOpen');
}

const rowOf = (exam: StudentExam): StudentRow => ({
  id: exam.id,
  to: `${examsPage}/${exam.id}`,
  title: exam.title,
  state: stateOf(exam),
});

/** The open exams of a student. */
export function StudentExams() {
  const { t } = phrases.use();
  const read = data.useSittingFindMineQuery();
  return (
    <StudentList
      title={t('student.exams')}
      load={loadedOf(read)}
      rowsOf={(exams) => exams.filter(canStillTake).map(rowOf)}
      isStateBelow
      emptyText={t('student.noExams')}
      failed={t('student.examsFailed')}
      onRetry={read.refetch}
      allLink={{ to: examsPage, label: t('student.allExams') }}
    />
  );
}
