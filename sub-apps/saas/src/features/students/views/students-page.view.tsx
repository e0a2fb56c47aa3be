import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import {
  errorCodes,
  ForbiddenPage,
  PageHeading,
  useArePermissionsKnown,
  useCan,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { useRowOrders } from '../data/row-orders.hook';
import { useStudentForm } from '../data/student-form.hook';
import { filterOf } from '../data/student-query';
import { FilterBar } from './filter-bar.view';
import { StaleRow } from './stale-row.view';
import { StudentFormModal } from './student-form-modal.view';
import { StudentsFailed } from './students-failed.view';
import { StudentsTable } from './students-table.view';
import { useAddressQuery } from './use-address-query.hook';
import { useNewStudent } from './use-new-student.hook';

/** /saas/student: find, add, change and delete the students of the organisation. */
export function StudentsPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [query, setQuery] = useAddressQuery();
  const students = data.useUserFindByConditionQuery(filterOf(query));
  const load = loadedOf(students);
  const orders = useRowOrders(students.refetch);
  const form = useStudentForm(students.refetch);
  const mayWrite = useCan()('student.write');
  const isKnown = useArePermissionsKnown();
  useNewStudent(query, isKnown ? mayWrite : null, form.open);

  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('students.forbidden')} />;
  }
  return (
    <section
      aria-label={t('students.label')}
      style={{
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
        margin: `0 ${token.marginLG}px ${token.marginLG}px`,
        padding: token.paddingLG,
      }}
    >
      <PageHeading>{t('students.label')}</PageHeading>
      <Flex justify="space-between" gap="middle" style={{ marginBottom: token.margin }}>
        <FilterBar query={query} onChange={setQuery} />
        {mayWrite && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => form.open(null)}
          >
            {t('students.add')}
          </Button>
        )}
      </Flex>
      <StaleRow stale={orders.stale} onClose={orders.closeStale} />
      {load.status === 'failed' ? (
        <StudentsFailed message={load.message} onRetry={students.refetch} />
      ) : (
        <StudentsTable
          load={load}
          query={query}
          onQuery={setQuery}
          mayWrite={isKnown ? mayWrite : null}
          orders={orders}
          onEdit={form.open}
        />
      )}
      <StudentFormModal form={form} listStands={load.status === 'ready'} />
    </section>
  );
}
