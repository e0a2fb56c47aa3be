import { LazyView, lazyPart, partFailed, type Train, useNarrow } from '@edu/shared-utility';
import { useGuardedNavigate } from '@edu/shared-utility/admin';
import { Skeleton, Tabs, theme } from 'antd';
import { useRef } from 'react';
import { type Tab, tabs } from '../data/editor-targets';
import type { TrainTabProps } from '../data/tab-props';
import { trainWords } from '../phrases/train';
import { TrainHead } from './train-head.view';

const parts = {
  basics: lazyPart<TrainTabProps>('saas', () => import('./basics-tab.view')),
  items: lazyPart<TrainTabProps>('saas', () => import('./plan-tab.view')),
  people: lazyPart<TrainTabProps>('saas', () => import('./people-tab.view')),
  statistics: lazyPart<TrainTabProps>('saas', () => import('./figures-tab.view')),
  certificates: lazyPart<TrainTabProps>('saas', () => import('./certificates-tab.view')),
} as const satisfies Record<Tab, unknown>;

interface Props {
  readonly train: Train;
  /** The tab in the URL. */
  readonly tab: string | undefined;
}

/** One training with all of its tabs. */
export function TrainTabs({ train, tab: requestedTab }: Props) {
  const { t } = trainWords.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const goTo = useGuardedNavigate();
  const save = useRef<() => Promise<boolean>>(async () => true);
  const tab = tabs.find((item) => item === requestedTab) ?? 'basics';
  return (
    <>
      <TrainHead train={train} saveFirst={() => save.current()} />
      <Tabs
        destroyOnHidden
        {...(isNarrow && { tabBarGutter: token.margin })}
        activeKey={tab}
        onChange={(key) => goTo(`/task/${train.id}/${key}`)}
        items={tabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          children: key === tab && (
            <LazyView
              key={key}
              part={parts[key]}
              partProps={{ train, saveRef: save }}
              loading={<Skeleton active />}
              failed={partFailed}
            />
          ),
        }))}
      />
    </>
  );
}
