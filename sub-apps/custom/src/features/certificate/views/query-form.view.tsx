import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { type CertificateQuery, MAX_LETTERS } from '../data/certificate-query';
import { phrases } from '../phrases';

/** A form for number and name, as they are printed. */
export function QueryForm({ onAsk }: { readonly onAsk: (query: CertificateQuery) => void }) {
  const { t } = phrases.use();
  const field = { autoComplete: 'off', maxLength: MAX_LETTERS, size: 'large' } as const;
  return (
    <Form<CertificateQuery>
      layout="vertical"
      requiredMark={false}
      onFinish={({ certificateNo, name }) =>
        onAsk({ certificateNo: certificateNo.trim(), name: name.trim() })
      }
    >
      <Form.Item
        name="certificateNo"
        label={t('certificateNo')}
        extra={t('numberHint')}
        rules={[{ required: true, whitespace: true, message: t('numberEmpty') }]}
      >
        <Input {...field} autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, message: t('nameEmpty') }]}
      >
        <Input {...field} />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" block>
        {t('check')}
      </Button>
    </Form>
  );
}
