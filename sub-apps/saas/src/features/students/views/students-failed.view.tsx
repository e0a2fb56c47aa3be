import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { Button } from 'antd';
import { Notice } from '../../../common/notice.view';
import { phrases } from '../../../phrases';

/** The list did not come: what happened, what is safe, what to try. */
export function StudentsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = phrases.use();
  return (
    <Notice
      role="alert"
      icon={<CloudSyncOutlined />}
      title={t('students.failedTitle')}
      hint={
        <>
          {message}
          <br />
          {t('students.failedHint')}
        </>
      }
      action={
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
