import { type Exam, LazyView, lazyPart, partFailed, useNarrow } from '@edu/shared-utility';
import { useGuardedNavigate } from '@edu/shared-utility/admin';
import { Skeleton, Tabs, theme } from 'antd';
import { useRef } from 'react';
import { phrases } from '../phrases';
import { ExamHead } from './exam-head.view';
import type { SettingsProps } from './settings-tab.view';

const settingsTab = lazyPart<SettingsProps>('saas', () => import('./settings-tab.view'));
const boardTab = lazyPart<{ exam: Exam }>('saas', () => import('./board-tab.view'));

const analysisTab = lazyPart<{ exam: Exam }>('saas', () => import('./analysis-tab.view'));

const tabs = ['settings', 'board', 'analysis'] as const;

interface Props {
  readonly exam: Exam;
  /** The tab in the URL. */
  readonly tab: string | undefined;
}

/** One exam with all of its tabs. */
export function ExamTabs({ exam, tab: requestedTab }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const goTo = useGuardedNavigate();
  const save = useRef<() => Promise<boolean>>(async () => true);
  // A draft has no results, so only its settings are shown.
  const visibleTabs = tabs.filter((item) => item === 'settings' || exam.status !== 'draft');
  const tab = visibleTabs.find((item) => item === requestedTab) ?? 'settings';
  const loading = <Skeleton active />;
  return (
    <>
      <ExamHead exam={exam} saveFirst={() => save.current()} />
      <Tabs
        destroyOnHidden
        {...(isNarrow && { tabBarGutter: token.margin })}
        activeKey={tab}
        onChange={(key) => goTo(`/exam/${exam.id}/${key}`)}
        items={visibleTabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          children:
            key === tab &&
            (key === 'settings' ? (
              <LazyView
                part={settingsTab}
                partProps={{ exam, saveRef: save }}
                loading={loading}
                failed={partFailed}
              />
            ) : (
              <LazyView
                part={key === 'board' ? boardTab : analysisTab}
                partProps={{ exam }}
                loading={loading}
                failed={partFailed}
              />
            )),
        }))}
      />
    </>
  );
}
