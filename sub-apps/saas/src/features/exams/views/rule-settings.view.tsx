import type { Exam } from '@edu/shared-utility';
import { FormSection } from '@edu/shared-utility/admin';
import { Checkbox, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { isNumber } from '../../../common/numbers';
import { phrases } from '../phrases';
import { reject, Setting } from './setting.view';

const short = { maxWidth: 200 };

interface Props {
  readonly exam: Exam;
}

const showAnswersValues = ['never', 'afterSubmit', 'afterEnd'] as const;
const layouts = ['page', 'single'] as const;

/** How an exam is passed and shown. */
export function RuleSettings({ exam }: Props) {
  const { t } = phrases.use();
  return (
    <FormSection title={t('section.rules')}>
      <Setting
        exam={exam}
        name="passScore"
        extra={t('passHint', { total: exam.totalScore })}
        rules={[
          {
            validator: (_, text = '') => reject(isNumber(text, [0, 100_000], true), t('passWrong')),
          },
        ]}
      >
        {(fieldProps) => (
          <Input
            {...fieldProps}
            inputMode="decimal"
            autoComplete="off"
            suffix={t('pointsUnit')}
            style={short}
          />
        )}
      </Setting>
      <Setting exam={exam} name="layout">
        {(fieldProps) => (
          <Select
            {...fieldProps}
            options={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
          />
        )}
      </Setting>
      <Setting exam={exam} name="showAnswers" extra={t('showHint')}>
        {(fieldProps) => (
          <Select
            {...fieldProps}
            options={showAnswersValues.map((value) => ({ value, label: t(`shows.${value}`) }))}
          />
        )}
      </Setting>
      {(['shuffleQuestions', 'shuffleOptions', 'watchFocus'] as const).map((name) => (
        <Setting
          key={name}
          exam={exam}
          name={name}
          isBare
          valuePropName="checked"
          {...(name === 'watchFocus' && { extra: t('watchHint') })}
        >
          {(fieldProps) => <Checkbox {...fieldProps}>{t(`field.${name}`)}</Checkbox>}
        </Setting>
      ))}
    </FormSection>
  );
}
