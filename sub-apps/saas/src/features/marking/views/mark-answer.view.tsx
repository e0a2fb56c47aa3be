import { type MarkingAnswer, useNarrow } from '@edu/shared-utility';
import { isBlankRichText, RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import type { useMarkingQueue } from '../data/marking-queue.hook';
import { phrases } from '../phrases';
import { PointsForm } from './points-form.view';

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
  const { examTitle, stem, above, model, given, name, number, files } = answer;
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
      <PointsForm answer={answer} queue={queue} isDone={isDone} />
    </div>
  );
}
