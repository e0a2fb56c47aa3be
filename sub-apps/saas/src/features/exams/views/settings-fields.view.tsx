import { codePointLength, type Exam, useCan, useContextValue } from '@edu/shared-utility';
import { FormSection, TextArea } from '@edu/shared-utility/admin';
import { Checkbox, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { isNumber } from '../../../common/numbers';
import { TeacherSelect } from '../../../common/teacher-select.view';
import type { ExamValues } from '../data/exam-values';
import { phrases } from '../phrases';
import { PaperSelect } from './paper-select.view';
import { Setting } from './setting.view';

const short = { maxWidth: 200 };

const reject = (isRight: boolean, words: string): Promise<void> =>
  isRight ? Promise.resolve() : Promise.reject(new Error(words));

/** The fields of an exam: paper, time, rules and marking. */
export function SettingsFields({ exam }: { readonly exam: Exam }) {
  const { t } = phrases.use();
  const can = useCan();
  const zone = useContextValue('timezone');
  const showAnswersValues = ['never', 'afterSubmit', 'afterEnd'] as const;
  const layouts = ['page', 'single'] as const;
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
      <FormSection title={t('section.when')}>
        <Setting exam={exam} name="startsAt" extra={t('zoneHint', { zone })}>
          {(fieldProps) => (
            <Input {...fieldProps} type="datetime-local" style={{ maxWidth: 240 }} />
          )}
        </Setting>
        <Setting
          exam={exam}
          name="endsAt"
          extra={t('endHint')}
          dependencies={['startsAt']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, end = '') =>
                reject(
                  !end || !getFieldValue('startsAt') || end > getFieldValue('startsAt'),
                  t('endWrong'),
                ),
            }),
          ]}
        >
          {(fieldProps) => (
            <Input {...fieldProps} type="datetime-local" style={{ maxWidth: 240 }} />
          )}
        </Setting>
        <Setting
          exam={exam}
          name="minutes"
          rules={[
            { validator: (_, text = '') => reject(isNumber(text, [1, 1440]), t('minutesWrong')) },
          ]}
        >
          {(fieldProps) => (
            <Input
              {...fieldProps}
              inputMode="numeric"
              autoComplete="off"
              suffix={t('minutesUnit')}
              style={short}
            />
          )}
        </Setting>
        <Setting
          exam={exam}
          name="attempts"
          extra={t('attemptsHint')}
          rules={[
            {
              validator: (_, text = '') =>
                reject(text.trim() === '' || isNumber(text, [1, 100]), t('attemptsWrong')),
            },
          ]}
        >
          {(fieldProps) => (
            <Input
              {...fieldProps}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('unlimited')}
              style={short}
            />
          )}
        </Setting>
      </FormSection>
      <FormSection title={t('section.rules')}>
        <Setting
          exam={exam}
          name="passScore"
          extra={t('passHint', { total: exam.totalScore })}
          rules={[
            {
              validator: (_, text = '') =>
                reject(isNumber(text, [0, 100_000], true), t('passWrong')),
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
      <FormSection title={t('section.marking')}>
        {can('teacher.read') && (
          <Setting exam={exam} name="markerIds" extra={t('markersHint')}>
            {({ id, disabled }) => (
              <Markers id={id} isDisabled={disabled ?? false} label={t('field.markerIds')} />
            )}
          </Setting>
        )}
        {(['blind', 'twoMarkers'] as const).map((name) => (
          <Setting
            key={name}
            exam={exam}
            name={name}
            isBare
            valuePropName="checked"
            extra={t(`${name}Hint`)}
          >
            {(fieldProps) => <Checkbox {...fieldProps}>{t(`field.${name}`)}</Checkbox>}
          </Setting>
        ))}
      </FormSection>
    </>
  );
}

interface MarkersProps {
  readonly id: string;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly value?: ExamValues['markerIds'];
  readonly onChange?: (ids: string[]) => void;
}

/** Form.Item passes value and onChange. */
function Markers({ id, label, isDisabled, value = [], onChange }: MarkersProps) {
  const { t } = phrases.use();
  return (
    <TeacherSelect
      id={id}
      label={label}
      placeholder={t('optional')}
      max={50}
      {...(isDisabled && { disabled: true })}
      value={value}
      onChange={(ids) => onChange?.(ids)}
    />
  );
}
