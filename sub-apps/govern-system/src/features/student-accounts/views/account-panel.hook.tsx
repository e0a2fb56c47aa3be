import { navigate, type PageQuery, type StudentAccount } from '@edu/shared-utility';
import type { Panel } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { lastLoginOf, loginName } from './account-columns.view';

const useChanges = ({ userId: id }: StudentAccount, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'student', id, ...page });

const rosterAddress = ({ userId, name }: StudentAccount): string =>
  `/saas/student?keyword=${encodeURIComponent(name)}&row=${userId}`;

/** The details of a student's account beside the list. */
export function useAccountPanel(): Panel<StudentAccount> {
  const { t } = phrases.use();
  return {
    sections: (student) => [
      {
        facts: [
          [t('loginPhone'), student.login ? student.login.phone : loginName(t, student)],
          [t('loginMail'), student.login?.mail],
          [t('lastLogin'), lastLoginOf(t, student)],
          [t('sessions'), student.login?.sessions],
          [t('status'), t(`state.${student.status}`)],
          [t('phone'), student.phone],
          [t('department'), student.departmentName],
          [t('branch'), student.branchName],
        ],
      },
      {
        content: (
          <a
            href={rosterAddress(student)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigate(rosterAddress(student));
            }}
          >
            {t('roster')}
          </a>
        ),
      },
    ],
    history: {
      useRead: useChanges,
      fields: {
        name: t('name'),
        phone: t('phone'),
        email: t('email'),
        idNumber: t('idNumber'),
        departmentId: t('department'),
        branchId: t('branch'),
        status: t('status'),
      },
      textOf: (field, value) =>
        field === 'status' && (value === 'active' || value === 'suspended')
          ? t(`state.${value}`)
          : undefined,
    },
  };
}
