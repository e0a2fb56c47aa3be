import type { Student } from '@edu/shared-utility';
import { Alert, Button, Flex } from 'antd';
import { phrases } from '../../../phrases';
import { changedMeanwhile } from '../data/student-values';

interface Props {
  before: Student;
  present: Student;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const labels = {
  name: 'form.name',
  phone: 'form.phone',
  email: 'form.email',
  idNumber: 'form.idNumber',
  departmentId: 'form.department',
  status: 'form.status',
} as const;

/** Somebody else has changed the student while the form was open: what is other now, and whose words count. */
export function StudentConflict({ before, present, onKeepMine, onTakeTheirs }: Props) {
  const { t } = phrases.use();
  const text = (student: Student, name: keyof typeof labels): string => {
    if (name === 'departmentId') return student.departmentName ?? '—';
    if (name === 'status') return t(`state.${student.status}`);
    return student[name] ?? '—';
  };
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('form.conflictTitle')}
      description={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 16 }}>
            {changedMeanwhile(before, present).map((name) => (
              <li key={name}>
                {t('form.conflictField', {
                  field: t(labels[name]),
                  before: text(before, name),
                  now: text(present, name),
                })}
              </li>
            ))}
          </ul>
          <Flex gap="small" wrap style={{ marginTop: 8 }}>
            <Button size="small" type="primary" onClick={onKeepMine}>
              {t('form.keepMine')}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {t('form.takeTheirs')}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
