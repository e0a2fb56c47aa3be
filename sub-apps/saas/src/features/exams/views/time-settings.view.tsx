import { type Exam, useContextValue } from '@edu/shared-utility';
import { FormSection } from '@edu/shared-utility/admin';
import Input from 'antd/es/input/Input';
import { isNumber } from '../../../common/numbers';
import { phrases } from '../phrases';
import { reject, Setting } from './setting.view';

const short = { maxWidth: 200 };

interface Props {
  readonly exam: Exam;
}

/** When an exam takes place, how long a sitting lasts, and how many a person has. */
export function TimeSettings({ exam }: Props) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  return (
    <FormSection title={t('section.when')}>
      <Setting exam={exam} name="startsAt" extra={t('zoneHint', { zone })}>
        {(fieldProps) => <Input {...fieldProps} type="datetime-local" style={{ maxWidth: 240 }} />}
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
        {(fieldProps) => <Input {...fieldProps} type="datetime-local" style={{ maxWidth: 240 }} />}
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
  );
}
