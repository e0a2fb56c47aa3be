import { formatNumber } from '@edu/shared-utility';
import type { PaperLine } from '../data/draft';
import type { Difference } from '../data/line-differences';
import { useLineTitle } from '../data/line-title.hook';
import { phrases } from '../phrases';
import { useRuleWords } from './rule-words.hook';

/** The texts of a difference: what differs, and both values. */
export function useDifferenceWords(): (difference: Difference) => {
  label: string;
  mine: string;
  theirs: string;
} {
  const { t } = phrases.use();
  const titleOf = useLineTitle();
  const ruleOf = useRuleWords();
  const yesOrNo = (value: unknown): string => t(value === null ? 'conflict.no' : 'conflict.yes');
  const points = ({ score }: PaperLine): string => formatNumber(score);
  const names = (lines: readonly PaperLine[]): string => lines.map(titleOf).join(' → ');
  return (difference) => {
    switch (difference.kind) {
      case 'section': {
        const name = difference.mine ?? difference.theirs ?? '';
        const label = t('conflict.section', { name });
        return { label, mine: yesOrNo(difference.mine), theirs: yesOrNo(difference.theirs) };
      }
      case 'title':
      case 'note': {
        const key = difference.kind === 'title' ? 'sectionTitle' : 'note';
        const label = t(`conflict.${key}`, { section: difference.section });
        return { label, mine: difference.mine || '—', theirs: difference.theirs || '—' };
      }
      case 'line': {
        const line = difference.mine ?? difference.theirs;
        const label = t('conflict.line', {
          section: difference.section,
          name: line ? titleOf(line) : '',
        });
        return { label, mine: yesOrNo(difference.mine), theirs: yesOrNo(difference.theirs) };
      }
      case 'order': {
        const label = t('conflict.order', { section: difference.section });
        return { label, mine: names(difference.mine), theirs: names(difference.theirs) };
      }
      case 'place': {
        const [mine, theirs] = difference.sections;
        return { label: t('conflict.place', { name: titleOf(difference.line) }), mine, theirs };
      }
      case 'score': {
        const label = t('conflict.score', { name: titleOf(difference.line) });
        return { label, mine: points(difference.mine), theirs: points(difference.theirs) };
      }
      case 'rule': {
        const label = t('conflict.rule', { name: titleOf(difference.line) });
        return { label, mine: ruleOf(difference.mine), theirs: ruleOf(difference.theirs) };
      }
    }
  };
}
