import {
  formatNumber,
  formatPercent,
  type ModuleRollout,
  type ModuleStatus,
} from '@edu/shared-utility';
import { Flex, Tag } from 'antd';
import type { Health } from '../data/health';
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

interface Props {
  readonly module: ModuleStatus;
  readonly healths: readonly Health[];
  readonly rollout: ModuleRollout | null;
}

/** The states of a module as tags; the tooltip gives the reason. */
export function HealthTags({ module, healths, rollout }: Props) {
  const { t } = phrases.use();
  const percent = rollout?.percent ?? 0;
  return (
    <Flex wrap gap={4}>
      {healths.map((health) => (
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
