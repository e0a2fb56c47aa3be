import { formatNumber, type MarkingAnswer, useNarrow } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { isBlankRichText, RichTextView } from '@edu/shared-utility/rich-text';
import { Alert, Button, Flex, theme } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { PointsInput } from '../../../common/points-input.view';
import { useMark } from '../data/mark.hook';
import { maxPointsByLine } from '../data/mark-points';
import type { useMarkingQueue } from '../data/marking-queue.hook';
import { phrases } from '../phrases';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <section aria-label={title} style={{ marginBlockEnd: token.margin }}>
      <h2
        style={{
          margin: 0,
          fontSize: token.fontSizeSM,
          fontWeight: 400,
          color: token.colorTextSecondary,
        }}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

interface Props {
  readonly answer: MarkingAnswer;
  readonly queue: ReturnType<typeof useMarkingQueue>;
  readonly isDone: boolean;
}

/** One answer with the model answer and the rubric, and the points beside it; fully usable by keyboard. */
export function MarkAnswer({ answer, queue, isDone }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const form = useRef<HTMLFormElement>(null);
  const { examTitle, stem, above, model, rubric, maxScore, given, name, number, files } = answer;
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
    onMarked: (now) => {
      queue.replace(now);
      if (!isDone) queue.next();
    },
    onTaken: queue.next,
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const limit = maxPointsByLine(answer);
  const text = (document: MarkingAnswer['stem']) => (
    <RichTextView document={document} files={files} onStale={queue.again} />
  );
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: isNarrow ? 'column' : 'row',
        gap: token.marginLG,
        marginBlockStart: token.margin,
      }}
    >
      <div style={{ flex: '1 1 0', minWidth: 0 }}>
        <h1 style={{ margin: 0, fontSize: token.fontSizeHeading5 }}>
          {name ?? t('person', { number })}
        </h1>
        <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
          {examTitle}
        </p>
        {above && <Part title={t('above')}>{text(above)}</Part>}
        <Part title={t('question')}>{text(stem)}</Part>
        <Part title={t('given')}>
          <div
            style={{
              padding: token.paddingSM,
              borderRadius: token.borderRadius,
              background: token.colorFillQuaternary,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {given || t('noAnswer')}
          </div>
        </Part>
        {!isBlankRichText(model) && <Part title={t('model')}>{text(model)}</Part>}
      </div>
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
    </div>
  );
}
