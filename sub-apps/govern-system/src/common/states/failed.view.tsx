import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { Notice, noticeInSight } from '@edu/shared-utility';
import { Button } from 'antd';
import { phrases } from '../../phrases';

/** What was asked for did not come: what happened, what is safe, what to try. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = phrases.use();
  return (
    <Notice
      style={noticeInSight}
      role="alert"
      icon={<DisconnectOutlined />}
      title={t('failedTitle')}
      hint={
        <>
          {message}
          <br />
          {t('failedHint')}
        </>
      }
      action={
        <Button type="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
