import {
  formatDate,
  formatPercent,
  type StudyDetail,
  type Train,
  useCan,
} from '@edu/shared-utility';
import { Button, Tag, theme } from 'antd';
import { useState } from 'react';
import { Bar } from '../../../common/bar.view';
import { data } from '../../../common/training-data';
import { figureWords } from '../phrases/figures';

const mostScores = 100;

import { TrainPaper } from './train-paper.view';

/** A member's progress in each item, with scores of exams. */
export function StudyItems({
  train,
  study,
}: {
  readonly train: Train;
  readonly study: StudyDetail;
}) {
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
