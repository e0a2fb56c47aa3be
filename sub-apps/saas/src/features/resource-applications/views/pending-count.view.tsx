import { Tag } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** The number of applications that wait for a decision, regardless of filters. */
export function PendingCount() {
  const { t } = phrases.use();
  const { data: page } = data.useResApplicationGetPageListQuery({
    pageNum: 1,
    pageSize: 10,
    status: 'pending',
  });
  if (!page || page.total === 0) return null;
  return <Tag color="processing">{t('waiting', { count: page.total })}</Tag>;
}
