import { Button, Flex } from 'antd';
import { failureWords } from './phrases';

/** Shown in place of a part that could not be loaded. */
export function SmallFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = failureWords.use();
  return (
    <Flex role="alert" align="center" gap="small">
      {t('failed')}
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Flex>
  );
}
