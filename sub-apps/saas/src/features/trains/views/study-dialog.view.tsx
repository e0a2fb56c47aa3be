import {
  FailedNotice,
  formatDate,
  formatNumber,
  formatPercent,
  type StudyDetail,
  type Train,
  useCan,
  useOverlay,
} from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Modal, Skeleton, Tag, theme } from 'antd';
import { useState } from 'react';
import { Bar } from '../../../common/bar.view';
import { data } from '../../../common/training-data';
import { figureWords } from '../phrases/figures';
import { TrainPaper } from './train-paper.view';

interface Props {
  readonly train: Train;
  readonly userId: string;
  readonly onClose: () => void;
}

const mostScores = 100;

/** A member's progress in each item, with scores of exams. */
function Items({ train, study }: { readonly train: Train; readonly study: StudyDetail }) {
  const { t } = figureWords.use();
  const { token } = theme.useToken();
  const maySeePapers = useCan()('exam.read');
  const [paperOf, setPaperOf] = useState<string | null>(null);
  const { userId } = study;
  const scores = data.useTrainItemFindScoreListByUserQuery({
    ...{ trainId: train.id, userId, pageNum: 1, pageSize: mostScores },
  });
  const byItem = new Map((scores.currentData?.list ?? []).map((item) => [item.itemId, item]));
  return (
    <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {study.items.map(({ itemId, title, kind, progress, done, lastAt }) => {
        const score = byItem.get(itemId);
        return (
          <li
            key={itemId}
            style={{
              paddingBlock: token.paddingXS,
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXXS }}>
              <Tag>{t(`kinds.${kind}`)}</Tag>
              <span style={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>{title}</span>
              {done && <Tag color="success">{t('done')}</Tag>}
            </div>
            <Bar share={progress} text={formatPercent(progress)} />
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {[
                score && t('points', { count: score.score }),
                score && t(score.passed ? 'passed' : 'missed'),
                score && score.attempts > 1 && t('attempts', { count: score.attempts }),
                lastAt && t('lastAt', { moment: formatDate(lastAt, 'datetime') }),
              ]
                .filter(Boolean)
                .join(' · ')}
              {score && maySeePapers && (
                <Button type="link" size="small" onClick={() => setPaperOf(itemId)}>
                  {t('paper')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
      {paperOf && <TrainPaper itemId={paperOf} userId={userId} onClose={() => setPaperOf(null)} />}
    </ol>
  );
}

/** The progress of one member. */
export function StudyDialog({ train, userId, onClose }: Props) {
  const { t } = figureWords.use();
  const read = data.useTrainFindUserStudyDetailInfoQuery({ trainId: train.id, userId });
  const load = loadedOf(read);
  const study = load.status === 'ready' ? load.data : undefined;
  useOverlay(onClose);
  return (
    <Modal
      open
      width={640}
      title={study?.name ?? t('loading')}
      cancelText={t('close')}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      onCancel={onClose}
    >
      {load.status === 'failed' && (
        <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
      )}
      {load.status === 'loading' && <Skeleton active />}
      {study && (
        <>
          <Facts
            empty="–"
            of={[
              [t('status'), t(`study.${study.status}`)],
              [t('progress'), formatPercent(study.progress)],
              [t('time'), t('minutes', { count: study.studyMinutes })],
              [t('passedAt'), study.passedAt && formatDate(study.passedAt, 'datetime')],
              [t('certificateNo'), study.certificateNo],
              [t('itemCount'), formatNumber(study.items.length)],
            ]}
          />
          <Items train={train} study={study} />
        </>
      )}
    </Modal>
  );
}
