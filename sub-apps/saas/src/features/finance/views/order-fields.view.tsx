import { TextArea } from '@edu/shared-utility/admin';
import { Checkbox, Form } from 'antd';
import Input from 'antd/es/input/Input';
import type { Choice } from '../../../common/choices';
import { CourseField } from '../../../common/sales/course-field.view';
import { DaysField } from '../../../common/sales/days-field.view';
import { MoneyInput } from '../../../common/sales/money-input.view';
import { salesPhrases } from '../../../common/sales/phrases';
import { salesRules } from '../../../common/sales/rules';
import { StudentSelect } from '../../../common/student-select.view';
import { phrases } from '../phrases';

const MAX_STUDENTS = 200;

/** The fields of new orders in one column. */
export default function OrderFields() {
  const { t } = phrases.use();
  const sales = salesPhrases.use();
  const atLeastOne = {
    validator: (_: unknown, students: readonly Choice[] = []) =>
      students.length > 0 ? Promise.resolve() : Promise.reject(new Error(t('studentsEmpty'))),
  };
  return (
    <>
      <Form.Item name="courseId" label={sales.t('course')} rules={[salesRules.course]} required>
        <CourseField priceField="amount" />
      </Form.Item>
      <Form.Item
        name="userIds"
        label={t('students')}
        extra={t('studentsHint')}
        rules={[atLeastOne]}
        required
      >
        <StudentSelect
          max={MAX_STUDENTS}
          words={{ searching: t('searching'), failed: t('studentsFailed') }}
        />
      </Form.Item>
      <Form.Item name="amount" label={t('amountEach')} rules={[salesRules.amount]} required>
        <MoneyInput />
      </Form.Item>
      <Form.Item name="days" label={sales.t('term')} rules={[salesRules.days]}>
        <DaysField />
      </Form.Item>
      <Form.Item name="paid" valuePropName="checked">
        <Checkbox>{t('paidNow')}</Checkbox>
      </Form.Item>
      <Form.Item name="receipt" label={t('receipt')} extra={t('receiptHint')}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="note" label={t('note')}>
        <TextArea rows={2} limit={500} />
      </Form.Item>
    </>
  );
}
