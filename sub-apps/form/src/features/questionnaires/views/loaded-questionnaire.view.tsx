import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { type Questionnaire, useNarrow } from '@edu/shared-utility';
import { useGuardedNavigate } from '@edu/shared-utility/admin';
import { usePageSurface } from '@edu/shared-utility/data';
import { Flex, Tabs, theme } from 'antd';
import { type MouseEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { pageOf } from '../data/moves.hook';
import { phrases } from '../phrases';
import { HeadActions } from './head-actions.view';
import { QuestionsTab } from './questions-tab.view';
import { ResultsTab } from './results-tab.view';
import { ShareTab } from './share-tab.view';
import { StatusTag } from './status-tag.view';

const tabs = ['questions', 'share', 'results'] as const;

interface LoadedProps {
  readonly row: Questionnaire;
  readonly tab?: string;
  /** Whether it is being refetched. */
  readonly isStale: boolean;
}

export function LoadedQuestionnaire({ row, tab: requestedTab, isStale }: LoadedProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const surface = usePageSurface();
  const navigate = useNavigate();
  const goTo = useGuardedNavigate();
  const saveFirst = useRef<() => Promise<boolean>>(async () => true);
  const tab = tabs.find((item) => item === requestedTab) ?? 'questions';
  /** The questions save themselves; unsaved terms, and questions that could not be saved, are asked about. */
  const leave = async (to: string): Promise<void> => {
    const isSaved = tab === 'questions' && (await saveFirst.current());
    if (isSaved) void navigate(to);
    else goTo(to);
  };
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void leave('/questionnaires');
  };
  return (
    <section data-fits-phone style={surface}>
      <Flex justify="space-between" align="flex-start" gap="middle" wrap>
        <div style={{ flex: '1 1 240px', minWidth: 0 }}>
          <Link to="/questionnaires" onClick={follow} style={{ color: token.colorTextSecondary }}>
            <ArrowLeftOutlined aria-hidden /> {t('label')}
          </Link>
          <Flex gap="small" align="center" wrap>
            <h1
              style={{
                ...{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 },
                overflowWrap: 'anywhere',
              }}
            >
              {row.title}
            </h1>
            <StatusTag row={row} />
          </Flex>
        </div>
        <HeadActions row={row} saveFirst={() => saveFirst.current()} />
      </Flex>
      <Tabs
        destroyOnHidden
        activeKey={tab}
        {...(isNarrow && { tabBarGutter: token.margin })}
        onChange={(key) => void leave(pageOf(row.id, key))}
        items={tabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          children:
            key !== tab ? null : key === 'questions' ? (
              <QuestionsTab row={row} saveFirst={saveFirst} />
            ) : key === 'share' ? (
              <ShareTab row={row} isStale={isStale} saveFirst={saveFirst} />
            ) : (
              <ResultsTab row={row} />
            ),
        }))}
      />
    </section>
  );
}
