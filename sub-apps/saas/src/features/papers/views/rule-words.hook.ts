import { useCategoryName } from '../../../common/categories/category-name.hook';
import { questionWords } from '../../../common/questions/phrases';
import type { PaperLine } from '../data/draft';
import { phrases } from '../phrases';

/** Describes a rule as text. */
export function useRuleWords(): (line: PaperLine) => string {
  const { t } = phrases.use();
  const words = questionWords.use();
  const nameOf = useCategoryName('question');
  return (line) => {
    if (line.kind !== 'rule') return '';
    const { categoryId, type, difficulty, point, count } = line;
    return [
      `${words.t(`type.${type}`)} × ${count}`,
      categoryId === null ? t('anyCategory') : nameOf(categoryId),
      difficulty === null ? t('anyDifficulty') : words.t(`difficulty.d${difficulty}`),
      point ?? t('anyPoint'),
    ].join(' · ');
  };
}
