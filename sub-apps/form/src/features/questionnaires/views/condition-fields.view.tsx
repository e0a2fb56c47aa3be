import type { FormCondition, FormQuestion, FormTest } from '@edu/shared-utility';
import { formTests } from '@edu/shared-utility/questionnaire';
import { Flex, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';

interface Props {
  readonly condition: FormCondition;
  readonly earlier: readonly FormQuestion[];
  readonly onChange: (condition: FormCondition) => void;
}

const firstTest = ({ kind }: FormQuestion): FormTest => formTests[kind][0] ?? 'answered';

/** Default condition: about the nearest question above. */
export function firstCondition(earlier: readonly FormQuestion[]): FormCondition | null {
  const question = earlier.at(-1);
  if (!question) return null;
  const value = question.options[0]?.id ?? '';
  return { questionId: question.id, test: firstTest(question), value };
}

/** "The answer to … is …", in three fields. */
export function ConditionFields({ condition, earlier, onChange }: Props) {
  const { t } = phrases.use();
  const question = earlier.find(({ id }) => id === condition.questionId);
  const chosen = question?.kind === 'single' || question?.kind === 'multiple';
  const tests = question ? formTests[question.kind] : [condition.test];
  const isOrder = question?.kind === 'date' ? 'dates' : 'tests';
  return (
    <Flex gap="small" wrap>
      <Select
        aria-label={t('ofQuestion')}
        style={{ flex: '2 1 180px', minWidth: 0 }}
        value={question ? condition.questionId : null}
        placeholder={t('chooseQuestion')}
        status={question ? '' : 'error'}
        options={earlier.map(({ id, title }, i) => ({
          value: id,
          label: `${i + 1}. ${title.trim() || t('untitled')}`,
        }))}
        onChange={(id) => {
          const next = earlier.find((formQuestion) => formQuestion.id === id);
          if (next) onChange({ ...(firstCondition([next]) ?? condition), questionId: id });
        }}
      />
      <Select
        aria-label={t('test')}
        style={{ flex: '1 1 110px' }}
        value={condition.test}
        options={tests.map((value) => ({ value, label: t(`${isOrder}.${value}`) }))}
        onChange={(test) => onChange({ ...condition, test })}
      />
      {condition.test !== 'answered' &&
        (chosen ? (
          <Select
            aria-label={t('comparedWith')}
            style={{ flex: '2 1 140px', minWidth: 0 }}
            value={condition.value}
            options={question.options.map(({ id, text }, i) => ({
              value: id,
              label: text.trim() || t('option', { number: i + 1 }),
            }))}
            onChange={(value) => onChange({ ...condition, value })}
          />
        ) : (
          <Input
            aria-label={t('comparedWith')}
            style={{ flex: '1 1 110px', width: 'auto' }}
            type={question?.kind === 'date' ? 'date' : 'text'}
            maxLength={200}
            value={condition.value}
            onChange={({ target }) => onChange({ ...condition, value: target.value })}
          />
        ))}
    </Flex>
  );
}
