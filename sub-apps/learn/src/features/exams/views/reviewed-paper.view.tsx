import { formatDate, formatNumber, type UserPaper } from '@edu/shared-utility';
import { Checkbox, Flex, Tag, theme } from 'antd';
import { useState } from 'react';
import { phrases } from '../phrases';
import { AnsweredQuestion } from './answered-question.view';

/** Whether an answer has less than full points. */
const isPointLost = ({ score, maxScore }: UserPaper['answers'][number]): boolean =>
  score === null || score < maxScore;

export function ReviewedPaper({
  paper,
  onStale,
}: {
  readonly paper: UserPaper;
  readonly onStale: () => void;
}) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [showsOnlyLost, setOnlyLost] = useState(false);
  const { examTitle, score, totalScore, passed, submittedAt, submittedBy, answers, files } = paper;
  const numbered = answers.map((answer, index) => ({ ...answer, number: index + 1 }));
  const listedQuestions = showsOnlyLost ? numbered.filter(isPointLost) : numbered;
  return (
    <article
      data-fits-phone
      style={{ maxWidth: 800, margin: `${token.margin}px auto`, color: token.colorText }}
    >
      <h1 style={{ margin: 0, fontSize: token.fontSizeHeading3 }}>{examTitle}</h1>
      <Flex wrap gap="small" align="center">
        <strong style={{ fontSize: token.fontSizeHeading4 }}>
          {score === null
            ? t('scoreWaits')
            : t('score', { score: formatNumber(score), total: formatNumber(totalScore) })}
        </strong>
        {passed !== null && (
          <Tag color={passed ? 'success' : 'error'}>{t(passed ? 'passed' : 'notPassed')}</Tag>
        )}
        <span style={{ color: token.colorTextSecondary }}>
          {submittedAt && t('over.at', { moment: formatDate(submittedAt, 'datetime') })}
          {submittedBy === 'clock' && ` · ${t('over.byClock')}`}
          {submittedBy === 'staff' && ` · ${t('over.byStaff')}`}
        </span>
      </Flex>
      <Checkbox
        checked={showsOnlyLost}
        onChange={({ target }) => setOnlyLost(target.checked)}
        style={{ margin: `${token.marginSM}px 0` }}
      >
        {t('review.onlyLost', { count: answers.filter(isPointLost).length })}
      </Checkbox>
      {listedQuestions.length === 0 && <p>{t('review.noneLost')}</p>}
      {listedQuestions.map((answer) => (
        <AnsweredQuestion key={answer.id} answer={answer} files={files} onStale={onStale} />
      ))}
    </article>
  );
}
