import type { Difficulty, QuestionType } from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import { Select, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { CategoryField } from '../../../common/categories/category-field.view';
import { questionWords } from '../../../common/questions/phrases';
import { difficulties, questionTypes } from '../../../common/questions/question-kinds';
import { phrases } from '../phrases';

export interface Filter {
  readonly type?: QuestionType;
  readonly categoryId?: string;
  readonly difficulty?: Difficulty;
}

interface Props {
  readonly input: string;
  readonly filter: Filter;
  readonly onInput: (input: string) => void;
  readonly onChange: (change: { [K in keyof Filter]?: Filter[K] | null | undefined }) => void;
}

const halfWidth = { flex: '1 1 45%', minWidth: 110 } as const;

/** The search and the filters of the bank. */
export function BankFilters({ input, filter, onInput, onChange: set }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const words = questionWords.use();
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS }}>
      <Input
        type="search"
        aria-label={t('bankSearch')}
        placeholder={t('bankSearch')}
        allowClear={clear}
        value={input}
        maxLength={64}
        onChange={({ target }) => onInput(target.value)}
      />
      <CategoryField
        kind="question"
        label={t('ruleCategory')}
        placeholder={t('anyCategory')}
        value={filter.categoryId ?? null}
        onChange={(categoryId) => set({ categoryId })}
        style={{ flex: '1 1 100%' }}
      />
      <Select<QuestionType>
        aria-label={t('ruleType')}
        placeholder={t('ruleType')}
        allowClear={clear}
        style={halfWidth}
        options={questionTypes.map((value) => ({ value, label: words.t(`type.${value}`) }))}
        value={filter.type ?? null}
        onChange={(type) => set({ type })}
      />
      <Select<Difficulty>
        aria-label={t('ruleDifficulty')}
        placeholder={t('ruleDifficulty')}
        allowClear={clear}
        style={halfWidth}
        options={difficulties.map((value) => ({ value, label: words.t(`difficulty.d${value}`) }))}
        value={filter.difficulty ?? null}
        onChange={(difficulty) => set({ difficulty })}
      />
    </div>
  );
}
