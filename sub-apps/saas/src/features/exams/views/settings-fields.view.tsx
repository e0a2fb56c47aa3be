import { codePointLength, type Exam } from '@edu/shared-utility';
import { FormSection, TextArea } from '@edu/shared-utility/admin';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';
import { MarkingSettings } from './marking-settings.view';
import { PaperSelect } from './paper-select.view';
import { RuleSettings } from './rule-settings.view';
import { Setting } from './setting.view';
import { TimeSettings } from './time-settings.view';

/** The fields of an exam: paper, time, rules and marking. */
export function SettingsFields({ exam }: { readonly exam: Exam }) {
  const { t } = phrases.use();
  return (
    <>
      <FormSection title={t('section.what')}>
        <Setting
          exam={exam}
          name="title"
          rules={[{ required: true, whitespace: true, message: t('titleEmpty') }]}
        >
          {(fieldProps) => (
            <Input
              {...fieldProps}
              autoComplete="off"
              count={{ show: true, max: 100, strategy: codePointLength }}
              maxLength={200}
            />
          )}
        </Setting>
        <Setting exam={exam} name="paperId" extra={t('paperHint')}>
          {(fieldProps) => <PaperSelect {...fieldProps} exam={exam} />}
        </Setting>
        <Setting exam={exam} name="description" extra={t('descriptionHint')}>
          {(fieldProps) => <TextArea {...fieldProps} rows={3} limit={5000} />}
        </Setting>
      </FormSection>
      <TimeSettings exam={exam} />
      <RuleSettings exam={exam} />
      <MarkingSettings exam={exam} />
    </>
  );
}
