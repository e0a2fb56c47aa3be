import { Button, Empty } from 'antd';
import { useDispatch } from 'react-redux';
import { phrases } from '../../../phrases';
import { studentFormActions } from '../data/student-form.slice';
import { firstPage, isFiltered, type StudentQuery } from '../data/student-query';
import type { SetQuery } from './use-address-query.hook';

interface Props {
  query: StudentQuery;
  onQuery: SetQuery;
  mayAdd: boolean;
}

/** No rows: either nothing fits the conditions, or there is nobody yet. */
export function StudentsEmpty({ query, onQuery, mayAdd }: Props) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  return isFiltered(query) ? (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('students.noMatchTitle')}>
      <Button onClick={() => onQuery({ ...firstPage, pageSize: query.pageSize })}>
        {t('students.clearFilter')}
      </Button>
    </Empty>
  ) : (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={t(mayAdd ? 'students.emptyTitle' : 'students.emptyReadOnly')}
    >
      {mayAdd && (
        <Button type="primary" onClick={() => dispatch(studentFormActions.opened(null))}>
          {t('students.add')}
        </Button>
      )}
    </Empty>
  );
}
