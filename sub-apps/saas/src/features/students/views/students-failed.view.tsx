import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { Notice, noticeInSight } from '@edu/shared-utility';
import { Button } from 'antd';
import { phrases } from '../../../phrases';

/** The list did not come: what happened, what is safe, what to try. */
export function StudentsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = phrases.use();
  return (
    <Notice
      style={noticeInSight}
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
