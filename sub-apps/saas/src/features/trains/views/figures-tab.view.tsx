import {
  FailedNotice,
  formatNumber,
  formatPercent,
  type TrainStatistic,
} from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Empty, Flex, Skeleton, Tag, theme } from 'antd';
import { Bar } from '../../../common/bar.view';
import { questionWords } from '../../../common/questions/phrases';
import { data } from '../../../common/training-data';
import { userPaperWords } from '../../../common/user-paper/phrases';
import type { TrainTabProps } from '../data/tab-props';
import { figureWords } from '../phrases/figures';
import { ExamScores } from './exam-scores.view';
import { StudyList } from './study-list.view';

export const prepare = () =>
  Promise.all([figureWords, userPaperWords, questionWords].map((item) => item.load()));

function Totals({ of }: { readonly of: TrainStatistic }) {
  const { t } = figureWords.use();
  const { enrolled, studying, finished, progress, examPassingRate, certificatesIssued } = of;
  const share = enrolled > 0 ? ` · ${formatPercent(finished / enrolled)}` : '';
  return (
    <Facts
      facts={[
        [t('enrolled'), formatNumber(enrolled)],
        [t('studying'), formatNumber(studying)],
        [t('finished'), `${formatNumber(finished)}${share}`],
        [t('meanProgress'), formatPercent(progress)],
        [t('passingRate'), examPassingRate === null ? '–' : formatPercent(examPassingRate)],
        [t('certificates'), formatNumber(certificatesIssued)],
      ]}
    />
  );
}

/** How many have started and finished each item, as bars with their numbers as text. */
function Items({ of: { enrolled, items } }: { readonly of: TrainStatistic }) {
  const { t } = figureWords.use();
  const { token } = theme.useToken();
  const max = Math.max(enrolled, 1);
  return (
    <section aria-labelledby="train-items-figures" style={{ marginBlock: token.marginLG }}>
      <h2
        id="train-items-figures"
        style={{ margin: 0, fontSize: token.fontSizeLG, fontWeight: 600 }}
      >
        {t('items')}
      </h2>
      <p style={{ margin: `0 0 ${token.marginSM}px`, color: token.colorTextSecondary }}>
        {t('itemsHint')}
      </p>
      {items.length === 0 || enrolled === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('itemsEmpty')} />
      ) : (
        <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
          {items.map(({ itemId, title, kind, started, done }) => (
            <li key={itemId}>
              <Flex justify="space-between" wrap gap={`0 ${token.marginSM}px`}>
                <span style={{ overflowWrap: 'anywhere' }}>
                  <Tag style={{ marginInlineEnd: token.marginXS }}>{t(`kinds.${kind}`)}</Tag>
                  {title}
                </span>
                <span style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {t('itemLine', { started: formatNumber(started), done: formatNumber(done) })}
                </span>
              </Flex>
              <Bar share={done / max} lighterShare={started / max} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Statistics of a training: in total, by item, by exam, and by person. */
export default function FiguresTab({ train }: TrainTabProps) {
  const { t } = figureWords.use();
  const read = data.useTrainGetStatisticInfoQuery({ id: train.id });
  const load = loadedOf(read);
  if (load.status === 'failed') {
    return (
      <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
    );
  }
  if (!load.data) return <Skeleton active />;
  return (
    <>
      <Totals of={load.data} />
      <Items of={load.data} />
      {train.items.some(({ kind }) => kind === 'exam') && <ExamScores train={train} />}
      <StudyList train={train} />
    </>
  );
}
