import { Button, Flex } from 'antd';
import { phrases } from '../phrases';

/** Shown instead of a part of the page whose chunk failed to load. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = phrases.use();
  return (
    <Flex role="alert" align="center" justify="center" gap="small" wrap>
      {t('page.partFailed')}
      <Button size="small" onClick={onRetry}>
        {t('page.retry')}
      </Button>
    </Flex>
  );
}

/** For `LazyView`: a message with a retry. */
export const partFailed = (retry: () => void) => <PartFailed onRetry={retry} />;
