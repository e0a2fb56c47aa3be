import { formatNumber, type PaperSheet } from '@edu/shared-utility';
import { theme } from 'antd';
import { questionWords } from '../../../common/questions/phrases';
import { QuestionView } from '../../../common/questions/question-view.view';
import { phrases } from '../phrases';

interface Props {
  readonly sheet: PaperSheet;
  readonly hasAnswers: boolean;
  /** True to leave space for handwritten answers. */
  readonly isPrinted?: boolean;
  readonly onStale?: () => void;
}

/** All questions of a drawn paper in their sections, numbered throughout. */
export function Sheet({ sheet, hasAnswers, isPrinted = false, onStale }: Props) {
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const { title, totalScore, files, sections } = sheet;
  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, section) => sum + section.questions.length, 0),
  );
  return (
    <article aria-label={title}>
      <h1 style={{ margin: 0, textAlign: 'center', fontSize: token.fontSizeHeading3 }}>{title}</h1>
      <p style={{ textAlign: 'center', color: token.colorTextSecondary }}>
        {t('totalPoints', { points: formatNumber(totalScore) })}
      </p>
      {isPrinted && !hasAnswers && (
        <p style={{ display: 'flex', gap: 24, justifyContent: 'center' }}>
          {(['personName', 'personDay', 'personScore'] as const).map((key) => (
            <span key={key}>{t(key)} ____________</span>
          ))}
        </p>
      )}
      {sections.map((section, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections of one draw keep their order
        <section key={position} style={{ marginBlockStart: token.marginLG }}>
          <h2 style={{ margin: 0, fontSize: token.fontSizeHeading5, breakAfter: 'avoid' }}>
            {section.title}
          </h2>
          {section.note && (
            <p style={{ margin: `${token.marginXXS}px 0 0`, whiteSpace: 'pre-wrap' }}>
              {section.note}
            </p>
          )}
          <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {section.questions.map(({ questionId, score, question }, index) => (
              <li
                key={questionId}
                style={{
                  display: 'flex',
                  gap: token.marginXS,
                  paddingBlock: token.paddingSM,
                  breakInside: question.type === 'compound' ? 'auto' : 'avoid',
                }}
              >
                <span style={{ flex: 'none', fontWeight: 600 }}>
                  {(starts[position] ?? 0) + index + 1}.
                </span>
                <div style={{ flex: 1, minWidth: 0 }}>
                  <div
                    style={{
                      ...{ color: token.colorTextSecondary, fontSize: token.fontSizeSM },
                      breakAfter: 'avoid',
                    }}
                  >
                    {words.t(`type.${question.type}`)} ·{' '}
                    {t('pointsCount', { count: score, points: formatNumber(score) })}
                  </div>
                  <QuestionView
                    content={question}
                    files={files}
                    hidesAnswer={!hasAnswers}
                    isOnPaper={isPrinted}
                    {...(onStale && { onStale })}
                  />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
