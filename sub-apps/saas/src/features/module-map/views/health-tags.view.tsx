import {
  formatNumber,
  formatPercent,
  type ModuleBoard,
  type ModuleStatus,
} from '@edu/shared-utility';
import { Flex, Tag } from 'antd';
import { type Health, healthOf } from '../data/health';
import { phrases } from '../phrases';

const colours: Readonly<Record<Health, string>> = {
  held: 'error',
  failing: 'error',
  halted: 'error',
  faults: 'warning',
  rollout: 'processing',
  waiting: 'gold',
  healthy: 'success',
  unused: 'default',
};

/** How a module is, in a word or two each; why, for who points at it. */
export function HealthTags({ module, board }: { module: ModuleStatus; board: ModuleBoard }) {
  const { t } = phrases.use();
  const percent = board.rollouts.find((one) => one.module === module.name)?.percent ?? 0;
  return (
    <Flex wrap gap={4}>
      {healthOf(module, board).map((health) => (
        <Tag
          key={health}
          color={colours[health]}
          title={t(`healthHint.${health}`, { count: formatNumber(module.faultsNow) })}
          style={{ marginInlineEnd: 0 }}
        >
          {t(`health.${health}`, { percent: formatPercent(percent / 100) })}
        </Tag>
      ))}
    </Flex>
  );
}
