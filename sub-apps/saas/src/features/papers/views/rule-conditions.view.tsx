import type { Difficulty, QuestionType } from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { CategoryField } from '../../../common/categories/category-field.view';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import type { RuleLine } from '../data/draft';
import { phrases } from '../phrases';
import { PointSelect } from './point-select.view';

/** Widths for the longest words of each field, in Chinese and in languages with an alphabet. */
const widths = {
  chinese: { category: 130, type: 130, difficulty: 112 },
  alphabetic: { category: 184, type: 184, difficulty: 168 },
} as const;

interface Props {
  readonly line: RuleLine;
  readonly onChange: (change: Partial<RuleLine>) => void;
}

/** Which questions a rule draws from: category, type, difficulty and point. */
export function RuleConditions({ line, onChange: change }: Props) {
  const clear = useClear();
  const { t, language } = phrases.use();
  const width = widths[language === 'zh-CN' ? 'chinese' : 'alphabetic'];
  const words = questionWords.use();
  return (
    <>
      <CategoryField
        kind="question"
        label={t('ruleCategory')}
        placeholder={t('anyCategory')}
        value={line.categoryId}
        onChange={(categoryId) => change({ categoryId })}
        style={{ flex: '1 1 150px', minWidth: width.category }}
      />
      <Select<QuestionType>
        aria-label={t('ruleType')}
        style={{ width: width.type }}
        options={questionTypes.map((value) => ({ value, label: words.t(`type.${value}`) }))}
        value={line.type}
        onChange={(type) => change({ type })}
      />
      <Select<Difficulty>
        aria-label={t('ruleDifficulty')}
        placeholder={t('anyDifficulty')}
        allowClear={clear}
        style={{ width: width.difficulty }}
        options={difficulties.map((value) => ({ value, label: words.t(`difficulty.d${value}`) }))}
        value={line.difficulty}
        onChange={(difficulty) => change({ difficulty: difficulty ?? null })}
      />
      <PointSelect value={line.point} onChange={(point) => change({ point })} />
    </>
  );
}
