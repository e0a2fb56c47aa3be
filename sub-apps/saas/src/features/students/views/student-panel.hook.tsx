import { formatDate, type PageQuery, type Student, useCan } from '@edu/shared-utility';
import { adminPhrases, type Panel, type Reveal } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { StudentNumber } from './student-number.view';

const useChanges = ({ userId: id }: Student, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'student', id, ...page });

/** The panel of a student: details and history. */
export function useStudentPanel(reveal: Reveal): Panel<Student> {
  const { t } = phrases.use();
  const mayReveal = useCan()('student.reveal');
  const fields = {
    name: t('form.name'),
    phone: t('form.phone'),
    email: t('form.email'),
    idNumber: t('form.idNumber'),
    departmentId: t('form.department'),
    branchId: t('form.branch'),
    status: t('form.status'),
  };
  return {
    sections: (student) => [
      {
        facts: [
          [fields.phone, <StudentNumber key="p" student={student} field="phone" reveal={reveal} />],
          [
            fields.idNumber,
            <StudentNumber key="i" student={student} field="idNumber" reveal={reveal} />,
          ],
          [fields.email, student.email],
          [fields.departmentId, student.departmentName],
          [fields.branchId, student.branchName],
          [fields.status, t(`state.${student.status}`)],
          [t('column.createdAt'), formatDate(student.createdAt, 'datetime')],
        ],
      },
      ...(mayReveal ? [] : [{ content: adminPhrases.t('revealForbidden') }]),
    ],
    history: {
      useRead: useChanges,
      refreshKey: reveal.revealCount,
      fields,
      textOf: (field, value) =>
        field === 'status' && (value === 'active' || value === 'suspended')
          ? t(`state.${value}`)
          : undefined,
    },
  };
}
