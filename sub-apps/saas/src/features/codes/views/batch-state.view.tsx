import { type CodeBatch, formatNumber } from '@edu/shared-utility';
import { Flex, Tag } from 'antd';
import { Bar } from '../../../common/bar.view';
import { phrases } from '../phrases';

const colours = { making: 'processing', ready: 'success', stopped: 'warning' } as const;

/** Whether its codes can be redeemed, or the progress while they are made. */
export function BatchState({ batch }: { readonly batch: CodeBatch }) {
  const { t } = phrases.use();
  const { state, isOver, made, count } = batch;
  if (state === 'making') {
    return <Bar share={made / count} text={t('making', { made, count })} />;
  }
  return (
    <Flex wrap gap={4}>
      {!(isOver && state === 'ready') && <Tag color={colours[state]}>{t(`is.${state}`)}</Tag>}
      {/* The job was cancelled or failed. */}
      {made < count && (
        <Tag>{t('partly', { made: formatNumber(made), count: formatNumber(count) })}</Tag>
      )}
      {isOver && <Tag>{t('is.over')}</Tag>}
    </Flex>
  );
}
