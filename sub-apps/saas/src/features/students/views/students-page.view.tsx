import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { errorCodes, useArePermissionsKnown, useCan } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Forbidden } from '../../../common/forbidden.view';
import { PageHeading } from '../../../common/page-heading.view';
import { phrases } from '../../../phrases';
import { departmentsActions } from '../data/departments.slice';
import { takeDepartments, takeList } from '../data/request-students';
import { studentFormActions } from '../data/student-form.slice';
import { studentListActions } from '../data/student-list.slice';
import { selectListLoad } from '../data/students.selectors';
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
  const dispatch = useDispatch();
  const store = useStore();
  const load = useSelector(selectListLoad);
  const [query, setQuery] = useAddressQuery();
  const mayWrite = useCan()('student.write');
  const isKnown = useArePermissionsKnown();
  useNewStudent(query, isKnown ? mayWrite : null);

  useEffect(() => {
    if (!takeList(store, query)) dispatch(studentListActions.requested(query));
  }, [dispatch, store, query]);

  useEffect(() => {
    if (!takeDepartments(store)) dispatch(departmentsActions.requested());
  }, [dispatch, store]);

  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <Forbidden text={t('students.forbidden')} />;
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
            onClick={() => dispatch(studentFormActions.opened(null))}
          >
            {t('students.add')}
          </Button>
        )}
      </Flex>
      <StaleRow />
      {load.status === 'failed' ? (
        <StudentsFailed
          message={load.message}
          onRetry={() => dispatch(studentListActions.requested(query))}
        />
      ) : (
        <StudentsTable
          load={load}
          query={query}
          onQuery={setQuery}
          mayWrite={isKnown ? mayWrite : null}
        />
      )}
      <StudentFormModal />
    </section>
  );
}
