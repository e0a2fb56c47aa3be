import { Button, Empty } from 'antd';
import { phrases } from '../../../phrases';
import { firstPage, isFiltered, type StudentQuery } from '../data/student-query';
import type { SetQuery } from './use-address-query.hook';

interface Props {
  query: StudentQuery;
  onQuery: SetQuery;
  mayAdd: boolean;
  onAdd: () => void;
}

/** No rows: either nothing fits the conditions, or there is nobody yet. */
export function StudentsEmpty({ query, onQuery, mayAdd, onAdd }: Props) {
  const { t } = phrases.use();
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
        <Button type="primary" onClick={onAdd}>
          {t('students.add')}
        </Button>
      )}
    </Empty>
  );
}
