import { rules } from '@edu/shared-utility';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';
import { requiredRule } from './required-rule';
import { ZonedTime } from './zoned-time.view';

export function AppointFields() {
  const { t } = phrases.use();
  return (
    <>
      <Form.Item
        name="appointedAt"
        label={t('appointedAt')}
        rules={[
          { required: true, message: t('timeEmpty') },
          {
            warningOnly: true,
            validator: (_, moment = '') =>
              moment !== '' && new Date(moment) < new Date()
                ? Promise.reject(new Error(t('timePast')))
                : Promise.resolve(),
          },
        ]}
      >
        <ZonedTime />
      </Form.Item>
      <Form.Item
        name="place"
        label={t('place')}
        rules={[requiredRule(t('placeEmpty')), rules.atMost(200)]}
      >
        <Input />
      </Form.Item>
    </>
  );
}
