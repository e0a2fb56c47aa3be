import { rules } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { isNumber } from '../../../common/numbers';
import { phrases } from '../phrases';
import { requiredRule } from './required-rule';

export function GradeFields() {
  const { t } = phrases.use();
  return (
    <>
      <Form.Item name="passed" label={t('result')}>
        <Select
          autoFocus
          options={[
            { value: true, label: t('passed') },
            { value: false, label: t('failed') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="score"
        label={t('score')}
        required
        rules={[
          {
            validator: (_, text = '') =>
              isNumber(text, [0, 100], true)
                ? Promise.resolve()
                : Promise.reject(new Error(t('scoreWrong'))),
          },
        ]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="assessor"
        label={t('assessor')}
        rules={[requiredRule(t('assessorEmpty')), rules.atMost(60)]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="remarks" label={t('remarks')}>
        <TextArea rows={2} limit={1000} />
      </Form.Item>
    </>
  );
}
