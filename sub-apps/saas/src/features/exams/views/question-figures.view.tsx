import { formatNumber, formatPercent, type QuestionAnalysis } from '@edu/shared-utility';
import { Tag, theme } from 'antd';
import { Bar } from '../../../common/bar.view';
import { analysisWords } from '../phrases/analysis';

/** Below this discrimination index a question hardly separates strong from weak people. */
const weak = 0.2;

export function Choices({ of }: { readonly of: QuestionAnalysis }) {
  const { t } = analysisWords.use();
  const { token } = theme.useToken();
  const sum = Math.max(1, of.answered);
  return (
    <ul style={{ listStyle: 'none', margin: `${token.marginXS}px 0 0`, padding: 0 }}>
      {of.choices.map(({ key, text, isRight, count }) => (
        <li
          key={key}
          style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS, alignItems: 'center' }}
        >
          <span style={{ flex: '2 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {key}. {text} {isRight && <Tag color="success">{t('right')}</Tag>}
          </span>
          <span style={{ flex: '1 1 140px' }}>
            <Bar share={count / sum} text={formatNumber(count)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export const AverageScore = ({ of }: { readonly of: QuestionAnalysis }) =>
  `${formatNumber(of.averageScore)} / ${formatNumber(of.score)}`;

export const DifficultyBar = ({ of: { difficulty } }: { readonly of: QuestionAnalysis }) => (
  <Bar share={difficulty} text={formatPercent(difficulty)} textWidth={40} />
);

export function Discrimination({ of: { discrimination } }: { readonly of: QuestionAnalysis }) {
  const { t } = analysisWords.use();
  const { token } = theme.useToken();
  if (discrimination === null) return '–';
  return (
    <>
      {formatNumber(discrimination)}
      {discrimination < weak && (
        <div style={{ color: token.colorWarningText, fontSize: token.fontSizeSM }}>{t('weak')}</div>
      )}
    </>
  );
}
