import type { CodeBatch } from '@edu/shared-utility';
import { Flex, Tag } from 'antd';
import { Bar } from '../../../common/bar.view';
import { phrases } from '../phrases';

const colours = { making: 'processing', ready: 'success', stopped: 'warning' } as const;

/** Whether its codes can be redeemed; how far it is while they are made. */
export function BatchState({ batch }: { readonly batch: CodeBatch }) {
  const { t } = phrases.use();
  const { state, isOver, made, count } = batch;
  if (state === 'making') {
    return <Bar share={made / count} text={t('making', { made, count })} />;
  }
  return (
    <Flex wrap gap={4}>
      <Tag color={colours[state]}>{t(`is.${state}`)}</Tag>
      {isOver && <Tag>{t('over')}</Tag>}
    </Flex>
  );
}
