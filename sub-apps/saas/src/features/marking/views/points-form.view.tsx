import { formatNumber, type MarkingAnswer, useNarrow } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Alert, Button, Flex, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { PointsInput } from '../../../common/points-input.view';
import { useMark } from '../data/mark.hook';
import { maxPointsByLine } from '../data/mark-points';
import type { useMarkingQueue } from '../data/marking-queue.hook';
import { phrases } from '../phrases';

interface Props {
  readonly answer: MarkingAnswer;
  readonly queue: ReturnType<typeof useMarkingQueue>;
  readonly isDone: boolean;
}

/** The points of an answer by the lines of its rubric, with a comment. */
export function PointsForm({ answer, queue, isDone }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const form = useRef<HTMLFormElement>(null);
  const { rubric, maxScore } = answer;
  const {
    mark,
    score,
    fault,
    otherWindowScore: elsewhere,
    isBusy,
    setPoints,
    setComment,
    save,
  } = useMark({
    answer,
    onMarked: (current) => {
      queue.replace(current);
      if (!isDone) queue.next();
    },
    onTaken: queue.next,
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const limit = maxPointsByLine(answer);
  return (
    <form
      ref={form}
      aria-label={t('points')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      style={{ flex: isNarrow ? 'none' : '0 0 300px' }}
    >
      {elsewhere !== null && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('conflict', { score: formatNumber(elsewhere) })}
        />
      )}
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
      {(rubric.length > 0 ? rubric : [{ id: '', text: t('points'), share: 1 }]).map(
        (line, index) => {
          const max = limit[index] ?? maxScore;
          return (
            <div key={line.id} style={{ marginBlock: token.marginSM }}>
              <div style={{ overflowWrap: 'anywhere' }}>{line.text}</div>
              <Flex gap="small" align="center" wrap>
                <PointsInput
                  label={t('lineLabel', { text: line.text })}
                  max={max}
                  value={mark.points[line.id] ?? null}
                  onChange={(value) => setPoints(line.id, value)}
                  onInvalid={() => setPoints(line.id, null)}
                  fault={t('pointsWrong', { max: formatNumber(max) })}
                />
                <span style={{ color: token.colorTextSecondary }}>
                  {t('of', { max: formatNumber(max) })}
                </span>
                <Button size="small" tabIndex={-1} onClick={() => setPoints(line.id, max)}>
                  {t('full')}
                </Button>
                <Button size="small" tabIndex={-1} onClick={() => setPoints(line.id, 0)}>
                  {t('zero')}
                </Button>
              </Flex>
            </div>
          );
        },
      )}
      {rubric.length > 1 && (
        <p role="status" style={{ fontWeight: 600 }}>
          {t('sum', { score: formatNumber(score), max: formatNumber(maxScore) })}
        </p>
      )}
      <label htmlFor="mark-comment">{t('comment')}</label>
      <TextArea
        id="mark-comment"
        rows={3}
        limit={1000}
        placeholder={t('commentHint')}
        value={mark.comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Flex gap="small" wrap style={{ marginBlockStart: token.marginSM }}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t(isDone ? 'saveOnly' : 'save')}
        </Button>
        <Button disabled={!queue.previous} onClick={() => queue.previous?.()}>
          {t('previous')}
        </Button>
        <Button disabled={!queue.hasNext} onClick={queue.next}>
          {t('next')}
        </Button>
      </Flex>
      {!isNarrow && (
        <p style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>{t('keys')}</p>
      )}
    </form>
  );
}
