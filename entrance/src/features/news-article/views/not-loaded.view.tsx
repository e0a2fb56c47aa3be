import { Button } from 'antd';
import { InlineAlert } from '../../../common/inline-alert.view';
import { phrases } from '../../../common/news/phrases';

interface Props {
  readonly isGone?: boolean;
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown in place of articles that are not public any more or could not be loaded. */
export function NotLoaded({ isGone = false, message, onRetry }: Props) {
  const { t } = phrases.use();
  if (isGone) return <InlineAlert kind="info" title={t('gone')} />;
  return (
    <InlineAlert
      kind="error"
      title={t('failed')}
      description={message}
      action={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
