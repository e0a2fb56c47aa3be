import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import {
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  NotFoundPage,
  type Questionnaire,
  useNarrow,
} from '@edu/shared-utility';
import { adminPhrases, useAskedNavigate } from '@edu/shared-utility/admin';
import { chartPhrases } from '@edu/shared-utility/charts';
import { failureOf, isMissingCode, usePageName, usePageSurface } from '@edu/shared-utility/data';
import { Flex, Skeleton, Tabs, theme } from 'antd';
import { type MouseEvent, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { answeringWords } from '../../../common/answering/phrases';
import { data } from '../../../common/data';
import { pageOf } from '../data/moves.hook';
import { phrases } from '../phrases';
import { HeadActions } from './head-actions.view';
import { QuestionsTab } from './questions-tab.view';
import { ResultsTab } from './results-tab.view';
import { ShareTab } from './share-tab.view';
import { StatusTag } from './status-tag.view';

export const prepare = () =>
  Promise.all([phrases.load(), adminPhrases.load(), answeringWords.load(), chartPhrases.load()]);

const tabs = ['questions', 'share', 'results'] as const;

interface LoadedProps {
  readonly row: Questionnaire;
  readonly tab?: string;
  /** Whether it is being refetched. */
  readonly isStale: boolean;
}

function LoadedQuestionnaire({ row, tab: requestedTab, isStale }: LoadedProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const surface = usePageSurface();
  const go = useNavigate();
  const goTo = useAskedNavigate();
  const saveFirst = useRef<() => Promise<boolean>>(async () => true);
  const tab = tabs.find((item) => item === requestedTab) ?? 'questions';
  /** The questions save themselves; unsaved terms, and questions that could not be saved, are asked about. */
  const leave = async (to: string): Promise<void> => {
    const isSaved = tab === 'questions' && (await saveFirst.current());
    if (isSaved) void go(to);
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

/** /form/questionnaires/<id>/<tab>: one questionnaire. */
export default function QuestionnairePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id = '', tab } = useParams();
  const read = data.useQuestionnaireFindByIdQuery({ id });
  const row = read.data?.id === id ? read.data : undefined;
  usePageName(row?.title ?? null);
  if (row)
    return (
      <LoadedQuestionnaire
        key={id}
        row={row}
        isStale={read.isFetching}
        {...(tab !== undefined && { tab })}
      />
    );
  if (read.error && !read.isFetching) {
    const { code, message } = failureOf(read.error);
    if (code === errorCodes.forbidden) return <ForbiddenPage text={t('forbidden')} />;
    if (isMissingCode(code)) {
      return <NotFoundPage back={{ label: t('toList'), href: '/form/questionnaires' }} />;
    }
    return <FailedNotice title={t('failed')} hint={message} onRetry={() => void read.refetch()} />;
  }
  return (
    <div role="status" aria-busy aria-label={t('loading')} style={{ padding: token.paddingLG }}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}
