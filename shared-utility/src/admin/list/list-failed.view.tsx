import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { Notice, noticeInSight } from '@edu/shared-utility';
import { Button } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

/** The list did not come: what happened, what is safe, what to try. */
export function ListFailed({ title, message, onRetry }: Props) {
  const { t } = phrases.use();
  return (
    <Notice
      style={noticeInSight}
      role="alert"
      icon={<CloudSyncOutlined />}
      title={title}
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
