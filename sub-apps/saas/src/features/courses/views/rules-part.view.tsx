import { FormSection } from '@edu/shared-utility/admin';
import { Checkbox, Form, Select } from 'antd';
import { fenOf, yuanOf } from '../../../common/money';
import { levels } from '../data/course-query';
import { limits } from '../data/course-values';
import { idOfPart } from '../data/editor-targets';
import { phrases } from '../phrases';
import type { PartProps } from './basics-part';
import { Field } from './field.view';
import { NumberField } from './number-field.view';

/** Parses hours in steps of a tenth; null if invalid. */
const hoursOf = (text: string): number | null => {
  const plain = text.trim().replace(',', '.') || '0';
  if (!/^\d{1,4}(\.\d?)?$/.test(plain)) return null;
  return Number(plain) <= limits.hours ? Number(plain) : null;
};

/** Level, hours, price, and the order of learning. */
export function RulesPart({
  values,
  set,
  faults,
  invalidTexts,
  onInvalidText,
  disabled,
}: PartProps) {
  const { t } = phrases.use();
  return (
    <FormSection title={t('section.rules')}>
      <Field name="level" label={t('level')} fault={faults.level}>
        <Select
          id={idOfPart('level')}
          style={{ maxWidth: 200 }}
          disabled={disabled}
          value={values.level}
          onChange={(level) => set({ level })}
          options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        />
      </Field>
      <NumberField
        name="creditHours"
        label={t('creditHours')}
        extra={t('creditHoursHint')}
        suffix={t('hourUnit')}
        value={values.creditHours}
        textOf={String}
        numberOf={hoursOf}
        faultText={t('hoursWrong', { most: limits.hours })}
        typed={invalidTexts.creditHours}
        onInvalidText={onInvalidText}
        fault={faults.creditHours}
        disabled={disabled}
        onChange={(creditHours) => set({ creditHours })}
      />
      <NumberField
        name="price"
        label={t('price')}
        extra={t('priceHint')}
        suffix={t('yuan')}
        value={values.price}
        textOf={yuanOf}
        numberOf={(text) => fenOf(text || '0')}
        faultText={t('priceWrong')}
        typed={invalidTexts.price}
        onInvalidText={onInvalidText}
        fault={faults.price}
        disabled={disabled}
        onChange={(price) => set({ price })}
      />
      <Form.Item extra={t('inOrderHint')}>
        <Checkbox
          checked={values.inOrder}
          disabled={disabled}
          onChange={({ target }) => set({ inOrder: target.checked })}
        >
          {t('inOrder')}
        </Checkbox>
      </Form.Item>
    </FormSection>
  );
}
