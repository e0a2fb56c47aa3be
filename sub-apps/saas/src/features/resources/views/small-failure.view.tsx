import { Button, Flex } from 'antd';
import { phrases } from '../phrases';

/** In the place of a part that did not load. */
export function SmallFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = phrases.use();
  return (
    <Flex role="alert" align="center" gap="small">
      {t('loadFailed')}
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Flex>
  );
}
