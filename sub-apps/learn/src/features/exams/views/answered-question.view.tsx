import {
  formatNumber,
  type PartAnswer,
  type QuestionContent,
  type QuestionPart,
  type RichTextFile,
  type UserPaper,
} from '@edu/shared-utility';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { Tag, theme } from 'antd';
import { letterAt, partOf } from '../data/paper';
import { phrases } from '../phrases';
import { AnswerAndSolution } from './answer-and-solution.view';

interface Props {
  readonly answer: UserPaper['answers'][number] & { readonly number: number };
  readonly files: readonly RichTextFile[];
  readonly onStale: () => void;
}

interface OneProps extends Pick<Props, 'files' | 'onStale'> {
  readonly question: Exclude<QuestionContent, { type: 'compound' }> | QuestionPart;
  readonly given: PartAnswer | null;
}

function SingleQuestion({ question, given, files, onStale }: OneProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { explanation } = question;
  const view = { files, onStale };
  const hasOptions = question.type === 'single' || question.type === 'multiple';
  return (
    <>
      <RichTextView document={question.stem} {...view} />
      {hasOptions && (
        <ol style={{ margin: `${token.marginXS}px 0`, padding: 0, listStyle: 'none' }}>
          {question.options.map(({ key, text }, index) => (
            <li key={key} style={{ display: 'flex', gap: token.marginXS, alignItems: 'baseline' }}>
              <span>{letterAt(index)}</span>
              <div style={{ minWidth: 0 }}>
                <RichTextView document={text} {...view} />
              </div>
            </li>
          ))}
        </ol>
      )}
      <AnswerAndSolution question={question} given={given} {...view} />
      {explanation && (
        <div
          style={{
            marginBlockStart: token.marginXS,
            padding: token.paddingSM,
            borderRadius: token.borderRadius,
            background: token.colorFillQuaternary,
          }}
        >
          <strong>{t('review.explanation')}</strong>
          <RichTextView document={explanation} {...view} />
        </div>
      )}
    </>
  );
}

/** A question with the person's answer, the correct one, and the points. */
export function AnsweredQuestion({ answer, files, onStale }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, number, question, given, score, maxScore, comment } = answer;
  const earned =
    score === null
      ? t('review.waits')
      : t('score', { score: formatNumber(score), total: formatNumber(maxScore) });
  const colour =
    score === null ? 'default' : score >= maxScore ? 'success' : score > 0 ? 'warning' : 'error';
  const view = { files, onStale };
  return (
    <section
      aria-labelledby={`review-${id}`}
      style={{
        marginBlockEnd: token.margin,
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <header style={{ display: 'flex', gap: token.marginXS, marginBlockEnd: token.marginXS }}>
        <h2 id={`review-${id}`} style={{ margin: 0, fontSize: token.fontSizeLG }}>
          {t('sitting.number', { number })}
        </h2>
        <span style={{ color: token.colorTextSecondary }}>{t(`types.${question.type}`)}</span>
        <Tag color={colour} style={{ marginInlineStart: 'auto' }}>
          {earned}
        </Tag>
      </header>
      {question.type === 'compound' ? (
        <>
          <RichTextView document={question.stem} {...view} />
          {question.parts.map((part) => (
            <div
              key={part.id}
              style={{
                marginBlockStart: token.margin,
                paddingInlineStart: token.padding,
                borderInlineStart: `3px solid ${token.colorBorderSecondary}`,
              }}
            >
              <SingleQuestion question={part} given={partOf(given, part.id)} {...view} />
            </div>
          ))}
          {question.explanation && <RichTextView document={question.explanation} {...view} />}
        </>
      ) : (
        <SingleQuestion
          question={question}
          given={given?.type === 'compound' ? null : given}
          {...view}
        />
      )}
      {comment && (
        <p style={{ marginBlockEnd: 0 }}>
          <strong>{t('review.comment')}</strong> {comment}
        </p>
      )}
    </section>
  );
}
