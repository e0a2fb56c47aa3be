import Input from 'antd/es/input/Input';
import type { BasicsField } from '../data/basics-values';
import { idOfPart } from '../data/editor-targets';
import { trainWords } from '../phrases/train';
import { BasicsSetting } from './basics-setting.view';

const reject = (isRight: boolean, words: string): Promise<void> =>
  isRight ? Promise.resolve() : Promise.reject(new Error(words));

/** The two date fields of a period, whose end must be after its start and not after the training's. */
export function PeriodSettings({
  from,
  until,
  hint,
}: Record<'from' | 'until', BasicsField> & { hint: string }) {
  const { t } = trainWords.use();
  const dateTimeField = (name: BasicsField) => (
    <Input id={idOfPart(name)} type="datetime-local" style={{ maxWidth: 240 }} />
  );
  const areMomentsRequired = from === 'startsAt';
  const needed = areMomentsRequired ? [{ required: true, message: t('momentEmpty') }] : [];
  return (
    <>
      <BasicsSetting name={from} extra={hint} rules={needed}>
        {dateTimeField(from)}
      </BasicsSetting>
      <BasicsSetting
        name={until}
        dependencies={areMomentsRequired ? [from] : [from, 'endsAt']}
        rules={[
          ...needed,
          ({ getFieldValue }) => ({
            validator: (_, end = '') =>
              reject(!end || !getFieldValue(from) || end > getFieldValue(from), t('endWrong')),
          }),
          ({ getFieldValue }) => ({
            validator: (_, end = '') =>
              reject(end <= (getFieldValue('endsAt') || end), t('enrolmentEndsLate')),
          }),
        ]}
      >
        {dateTimeField(until)}
      </BasicsSetting>
    </>
  );
}
