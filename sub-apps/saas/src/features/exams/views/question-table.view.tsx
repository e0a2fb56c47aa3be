import { FailedNotice, useNarrow } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/examining-data';
import { questionWords } from '../../../common/questions/phrases';
import { analysisWords } from '../phrases/analysis';
import { AverageScore, Choices, DifficultyBar, Discrimination } from './question-figures.view';

/** Statistics of each question: difficulty, discrimination, and the options chosen. */
export function QuestionTable({ examId }: { readonly examId: string }) {
  const { t } = analysisWords.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const [open, setOpen] = useState<string | null>(null);
  const read = data.useExamAnalysisFindQuestionAnalysisQuery({ examId });
  const cell = { padding: token.paddingXS, textAlign: 'end', verticalAlign: 'top' } as const;
  const title = (
    <h2
      style={{
        fontSize: token.fontSizeHeading5,
        marginBlock: `${token.marginLG}px ${token.marginXS}px`,
      }}
    >
      {t('questions')}
    </h2>
  );
  if (read.error && !read.data) {
    return (
      <>
        {title}
        <FailedNotice
          title={t('failed')}
          hint={failureOf(read.error).message}
          onRetry={() => void read.refetch()}
        />
      </>
    );
  }
  if (!read.data) return <Skeleton active />;
  return (
    <>
      {title}
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        {!isNarrow && (
          <thead>
            <tr style={{ color: token.colorTextSecondary }}>
              <th scope="col" style={{ ...cell, textAlign: 'start' }}>
                {t('question')}
              </th>
              <th scope="col" style={{ ...cell, width: 110 }}>
                {t('meanOf')}
              </th>
              <th scope="col" style={{ ...cell, width: 180, textAlign: 'start' }}>
                {t('ease')}
              </th>
              <th scope="col" style={{ ...cell, width: 110 }}>
                {t('discrimination')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {read.data.map((item, index) => (
            <tr
              key={item.questionId}
              style={{ borderBlockStart: `1px solid ${token.colorBorderSecondary}` }}
            >
              <th scope="row" style={{ ...cell, textAlign: 'start', fontWeight: 400 }}>
                {index + 1}. {item.stem}
                <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
                  {words.t(`type.${item.type}`)} ·{' '}
                  {t('answered', { count: item.answered, asked: item.asked })}{' '}
                  {item.choices.length > 0 && (
                    <Button
                      type="link"
                      size="small"
                      aria-expanded={open === item.questionId}
                      onClick={() => setOpen(open === item.questionId ? null : item.questionId)}
                    >
                      {t('choices')}
                    </Button>
                  )}
                </div>
                {isNarrow && (
                  <>
                    <DifficultyBar of={item} />
                    {t('meanOf')} <AverageScore of={item} /> · {t('discrimination')}{' '}
                    <Discrimination of={item} />
                  </>
                )}
                {open === item.questionId && <Choices of={item} />}
              </th>
              {!isNarrow && (
                <>
                  <td style={cell}>
                    <AverageScore of={item} />
                  </td>
                  <td style={{ ...cell, textAlign: 'start' }}>
                    <DifficultyBar of={item} />
                  </td>
                  <td style={cell}>
                    <Discrimination of={item} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
