import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { Notice, noticeInSight } from '@edu/shared-utility';
import { Button } from 'antd';
import { phrases } from '../../phrases';

/** Shown when data could not be loaded, with a retry. */
export function FailedPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
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
