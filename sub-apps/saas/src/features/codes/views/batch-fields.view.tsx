import { codePointLength, unspaced, useContextValue } from '@edu/shared-utility';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { dayOf } from '../../../common/days';
import { CourseField } from '../../../common/sales/course-field.view';
import { DaysField } from '../../../common/sales/days-field.view';
import { MoneyInput } from '../../../common/sales/money-input.view';
import { salesPhrases } from '../../../common/sales/phrases';
import { salesRules } from '../../../common/sales/rules';
import { countOf } from '../data/batch-form.hook';
import { phrases } from '../phrases';

const NAME_LIMIT = 60;
const MAX_CODES = 10_000;

const isCount = (text: string): boolean =>
  /^\d{1,5}$/.test(unspaced(text)) && countOf(text) >= 1 && countOf(text) <= MAX_CODES;

const rejectUnless = (isRight: boolean, words: string): Promise<void> =>
  isRight ? Promise.resolve() : Promise.reject(new Error(words));

/** The fields that cannot change after the codes are made. */
function FixedFields() {
  const { t } = phrases.use();
  const sales = salesPhrases.use();
  const wrongCount = {
    validator: (_: unknown, text = '') => rejectUnless(isCount(text), t('countWrong')),
  };
  return (
    <>
      <Form.Item name="courseId" label={sales.t('course')} rules={[salesRules.course]} required>
        <CourseField priceField="price" />
      </Form.Item>
      <Form.Item
        name="count"
        label={t('count')}
        extra={t('countHint')}
        rules={[wrongCount]}
        required
      >
        <Input inputMode="numeric" autoComplete="off" style={{ maxWidth: 200 }} />
      </Form.Item>
      <Form.Item
        name="price"
        label={t('price')}
        extra={t('priceHint')}
        rules={[salesRules.amount]}
        required
      >
        <MoneyInput />
      </Form.Item>
      <Form.Item name="days" label={sales.t('term')} rules={[salesRules.days]}>
        <DaysField />
      </Form.Item>
    </>
  );
}

/** The fields of a batch in one column. */
export default function BatchFields({ isNew }: { readonly isNew: boolean }) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const today = dayOf(Date.now(), zone);
  return (
    <>
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameEmpty') }]}
      >
        <Input
          autoComplete="off"
          count={{ show: true, max: NAME_LIMIT, strategy: codePointLength }}
          maxLength={NAME_LIMIT * 2}
        />
      </Form.Item>
      {isNew && <FixedFields />}
      <Form.Item
        name="validUntil"
        label={t('until')}
        extra={t('untilHint', { zone })}
        rules={[
          {
            validator: (_, day = '') =>
              rejectUnless(day === '' || day >= today || !isNew, t('untilPast')),
          },
        ]}
      >
        <Input type="date" min={today} max="2099-12-31" style={{ maxWidth: 200 }} />
      </Form.Item>
    </>
  );
}
