import { type AccountProfile, formatDate, type PageQuery } from '@edu/shared-utility';
import type { Panel, Reveal } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { RecordNumber } from './record-number.view';

const useChanges = ({ id }: AccountProfile, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'profile', id, ...page });

/** The panel of a record: facts and change history. */
export function useRecordPanel(reveal: Reveal): Panel<AccountProfile> {
  const { t } = phrases.use();
  const number = (record: AccountProfile, field: 'phone' | 'idNumber') => (
    <RecordNumber key={field} record={record} field={field} reveal={reveal} />
  );
  return {
    sections: (record) => [
      {
        facts: [
          [t('phone'), number(record, 'phone')],
          [t('gender'), t(`genders.${record.gender}`)],
          [t('idNumber'), number(record, 'idNumber')],
          [t('birthday'), record.birthday && formatDate(`${record.birthday}T12:00:00Z`)],
          [t('email'), record.email],
          [t('address'), record.address],
          [t('education'), record.education],
          [t('employer'), record.employer],
          [t('updatedAt'), formatDate(record.updatedAt, 'datetime')],
        ],
      },
    ],
    history: {
      useRead: useChanges,
      refreshKey: reveal.revealCount,
      fields: {
        name: t('name'),
        phone: t('phone'),
        gender: t('gender'),
        idNumber: t('idNumber'),
        birthday: t('birthday'),
        email: t('email'),
        address: t('address'),
        education: t('education'),
        employer: t('employer'),
      },
    },
  };
}
