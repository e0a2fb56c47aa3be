import { formatDate } from '@edu/shared-utility';
import { Alert, Button, Flex } from 'antd';
import { draftWords } from './phrases';

interface Props {
  /** ISO 8601. */
  readonly at: string;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers to continue from unsaved input. */
export function DraftOffer({ at, onTake, onDrop }: Props) {
  const { t } = draftWords.use();
  return (
    <Alert
      type="info"
      showIcon
      title={t('title', { moment: formatDate(at, 'datetime') })}
      action={
        <Flex gap="small">
          <Button size="small" type="primary" onClick={onTake}>
            {t('take')}
          </Button>
          <Button size="small" onClick={onDrop}>
            {t('drop')}
          </Button>
        </Flex>
      }
    />
  );
}
