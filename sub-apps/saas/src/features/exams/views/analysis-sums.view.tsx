import { formatNumber, formatPercent, type PaperAnalysis } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { analysisWords } from '../phrases/analysis';

const percent = (part: number, total: number): string =>
  total === 0 ? '–' : formatPercent(part / total);

export function AnalysisSums({ of }: { readonly of: PaperAnalysis }) {
  const { t } = analysisWords.use();
  const { marked } = of;
  const points = (value: number) => (marked === 0 ? '–' : formatNumber(value));
  return (
    <Facts
      facts={[
        [t('taken'), `${formatNumber(of.taken)} / ${formatNumber(of.invited)}`],
        ...(of.waiting > 0 ? [[t('marked'), formatNumber(marked)] as const] : []),
        [t('passRate'), `${percent(of.passed, marked)} (${formatNumber(of.passed)})`],
        [t('mean'), `${points(of.averageScore)} / ${formatNumber(of.totalScore)}`],
        [t('median'), points(of.medianScore)],
        [t('range'), `${points(of.lowestScore)} – ${points(of.highestScore)}`],
        [t('spread'), points(of.spread)],
        [t('reliability'), of.reliability === null ? t('noFigure') : points(of.reliability)],
        [
          t('minutes'),
          marked === 0 ? '–' : t('minutesCount', { count: Math.round(of.averageMinutes) }),
        ],
      ]}
    />
  );
}
