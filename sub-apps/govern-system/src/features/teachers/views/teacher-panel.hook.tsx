import { formatDate, type PageQuery, type Teacher } from '@edu/shared-utility';
import type { Panel, Reveal } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { statuses } from '../data/teacher-query';
import { phrases } from '../phrases';
import { Phone, Status, Subjects } from './teacher-columns.view';

const useChanges = ({ id }: Teacher, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'teacher', id, ...page });

/** The panel of a teacher: facts and change history. */
export function useTeacherPanel(reveal: Reveal): Panel<Teacher> {
  const { t } = phrases.use();
  const fields = {
    name: t('name'),
    phone: t('phone'),
    email: t('email'),
    staffNumber: t('staffNumber'),
    title: t('title'),
    subjects: t('subjects'),
    departmentId: t('department'),
    branchId: t('branch'),
    joinedOn: t('joinedOn'),
    status: t('status'),
    introduction: t('introduction'),
  };
  const day = (joinedOn: string | null) => joinedOn && formatDate(`${joinedOn}T12:00:00Z`, 'date');
  const lastLogin = ({ account }: Teacher) => {
    if (!account || account.state === 'invited') return null;
    return account.lastLoginAt ? formatDate(account.lastLoginAt, 'datetime') : t('login.never');
  };
  return {
    sections: (teacher) => [
      {
        facts: [
          [fields.phone, <Phone key="p" teacher={teacher} reveal={reveal} />],
          [fields.email, teacher.email],
          [fields.staffNumber, teacher.staffNumber],
          [fields.title, teacher.title],
          [
            fields.subjects,
            teacher.subjects.length > 0 && <Subjects key="s" subjects={teacher.subjects} />,
          ],
          [fields.departmentId, teacher.departmentName],
          [fields.branchId, teacher.branchName],
          [fields.joinedOn, day(teacher.joinedOn)],
          [fields.status, <Status key="t" status={teacher.status} />],
          [t('createdAt'), formatDate(teacher.createdAt, 'datetime')],
        ],
      },
      {
        title: t('account'),
        facts: teacher.account
          ? [
              [t('login.owner'), teacher.account.name],
              [t('login.state'), t(`login.${teacher.account.state}`)],
              [t('login.last'), lastLogin(teacher)],
            ]
          : [[t('login.owner'), null]],
      },
      ...(teacher.introduction
        ? [
            {
              title: fields.introduction,
              content: <p style={{ whiteSpace: 'pre-wrap', margin: 0 }}>{teacher.introduction}</p>,
            },
          ]
        : []),
    ],
    history: {
      useRead: useChanges,
      refreshKey: reveal.revealCount,
      fields,
      textOf: (field, value) => {
        const status = statuses.find((item) => field === 'status' && item === value);
        return status && t(`state.${status}`);
      },
    },
  };
}
