import type { QuestionSummary } from '@edu/shared-utility';
import { Flex, Tag } from 'antd';
import { questionWords } from './phrases';

const colours = { draft: 'default', released: 'success', withdrawn: 'warning' } as const;

/** The state of a question, and whether its draft differs from what papers use. */
export function QuestionState({
  status,
  hasChanges,
}: Pick<QuestionSummary, 'status' | 'hasChanges'>) {
  const { t } = questionWords.use();
  return (
    <Flex gap={4} wrap>
      <Tag variant="filled" color={colours[status]}>
        {t(`status.${status}`)}
      </Tag>
      {status === 'released' && hasChanges && (
        <Tag variant="filled" color="processing">
          {t('hasChanges')}
        </Tag>
      )}
    </Flex>
  );
}
