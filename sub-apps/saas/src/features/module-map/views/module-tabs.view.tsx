import { type ModuleBoard, useNarrow } from '@edu/shared-utility';
import { Tabs, theme } from 'antd';
import { memo } from 'react';
import { useSearchParams } from 'react-router';
import type { DialogAction } from '../data/dialog-action.hook';
import { phrases } from '../phrases';
import { ApprovalsTab } from './approvals-tab.view';
import { EnvironmentsTab } from './environments-tab.view';
import { HistoryTab } from './history-tab.view';
import { ModulesTab } from './modules-tab.view';

const tabs = ['modules', 'history', 'approvals', 'environments'] as const;

interface Props {
  readonly board: ModuleBoard;
  readonly onAct?: ((action: DialogAction) => void) | undefined;
}

/** The tabs of the page; the active one is in the URL. Memoised, so that a poll without news does not render. */
export const ModuleTabs = memo(({ board, onAct }: Props) => {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((item) => item === params.get('tab')) ?? 'modules';
  const part = {
    modules: () => <ModulesTab board={board} onAct={onAct} />,
    history: () => <HistoryTab historyVersion={board.stamp} />,
    approvals: () => <ApprovalsTab board={board} onAct={onAct} />,
    environments: () => <EnvironmentsTab />,
  }[tab];
  const open = (key: string): void => {
    const next = new URLSearchParams(params);
    next.delete('before');
    if (key === 'modules') next.delete('tab');
    else next.set('tab', key);
    setParams(next);
  };
  const count = board.waiting.length;
  const waiting = count > 0 ? t('waitingCount', { count }) : t('tabs.approvals');
  return (
    <Tabs
      destroyOnHidden
      {...(isNarrow && { tabBarGutter: token.marginSM })}
      activeKey={tab}
      onChange={open}
      items={tabs.map((key) => ({
        key,
        label: key === 'approvals' ? waiting : t(`tabs.${key}`),
        children: key === tab && part(),
      }))}
    />
  );
});
