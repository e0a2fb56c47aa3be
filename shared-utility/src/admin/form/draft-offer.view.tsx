import { formatDate } from '@edu/shared-utility';
import { Alert, Button, Flex } from 'antd';
import type { Draft } from './drafts';
import { phrases } from './phrases';

interface Props {
  readonly draft: Draft;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers unsaved input from before a reload, a crash, a closed tab or the end of the session. */
export function DraftOffer({ draft, onTake, onDrop }: Props) {
  const { t } = phrases.use();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('draftTitle', { at: formatDate(draft.at, 'datetime') })}
      description={
        <Flex gap="small" wrap>
          <Button size="small" type="primary" onClick={onTake}>
            {t('draftTake')}
          </Button>
          <Button size="small" onClick={onDrop}>
            {t('draftDrop')}
          </Button>
        </Flex>
      }
      style={{ marginBottom: 16 }}
    />
  );
}
