import {
  formatPercent,
  type QuestionContent,
  type QuestionPart,
  type RichTextFile,
} from '@edu/shared-utility';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import { Answer, LabelledText } from './answer.view';
import { OptionList } from './option-list.view';
import { questionWords } from './phrases';

export interface QuestionViewProps {
  readonly content: QuestionContent;
  /** Current addresses of its pictures and recordings. */
  readonly files: readonly RichTextFile[];
  /** Without the correct answer and explanation. */
  readonly hidesAnswer?: boolean;
  /** For print: with space for handwriting. */
  readonly isOnPaper?: boolean;
  /** Called when a file's address has expired: new `files` may help. */
  readonly onStale?: () => void;
}

const noIds: readonly string[] = [];

type ContentProps = Omit<QuestionViewProps, 'content'> & {
  readonly content: QuestionContent | QuestionPart;
};

function QuestionContentView({
  content,
  files,
  hidesAnswer = false,
  isOnPaper = false,
  onStale,
}: ContentProps) {
  const { t } = questionWords.use();
  const { token } = theme.useToken();
  const fileProps = { files, ...(onStale && { onStale }) };
  const isChoice = content.type === 'single' || content.type === 'multiple';
  const right = isChoice && !hidesAnswer ? [content.answer].flat() : noIds;
  const shareTotal =
    content.type === 'compound' ? content.parts.reduce((sum, { share }) => sum + share, 0) : 0;
  return (
    <div style={{ display: 'grid', gap: token.marginSM, minWidth: 0 }}>
      <RichTextView document={content.stem} {...fileProps} />
      {isChoice && <OptionList options={content.options} rightKeys={right} {...fileProps} />}
      {content.type === 'compound' &&
        content.parts.map((part, index) => (
          <section
            key={part.id}
            aria-label={t('part', { number: index + 1 })}
            style={{
              paddingInlineStart: token.paddingSM,
              borderInlineStart: `3px solid ${token.colorBorderSecondary}`,
              breakInside: 'avoid',
            }}
          >
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {[
                t('part', { number: index + 1 }),
                t(`type.${part.type}`),
                t('percent', { percent: formatPercent(part.share / shareTotal) }),
              ].join(' · ')}
            </div>
            <QuestionContentView
              content={part}
              hidesAnswer={hidesAnswer}
              isOnPaper={isOnPaper}
              {...fileProps}
            />
          </section>
        ))}
      {hidesAnswer && content.type === 'judge' && (
        <p style={{ margin: 0 }}>
          ○ {t('judged.true')}&emsp;○ {t('judged.false')}
        </p>
      )}
      {hidesAnswer && isOnPaper && content.type === 'essay' && <div style={{ height: '5cm' }} />}
      {!hidesAnswer && content.type !== 'compound' && <Answer body={content} {...fileProps} />}
      {!hidesAnswer && content.explanation && (
        <LabelledText title={t('explanation')}>
          <RichTextView document={content.explanation} {...fileProps} />
        </LabelledText>
      )}
    </div>
  );
}

/** A question with its correct answer and explanation, unless `asked`. `questionWords` must be loaded. */
export const QuestionView = (props: QuestionViewProps) => <QuestionContentView {...props} />;
