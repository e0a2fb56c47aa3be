import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { MOST_LETTERS, type Question } from '../data/question';
import { phrases } from '../phrases';

/** A form for number and name, as they are printed. */
export function AskForm({ onAsk }: { readonly onAsk: (question: Question) => void }) {
  const { t } = phrases.use();
  const field = { autoComplete: 'off', maxLength: MOST_LETTERS, size: 'large' } as const;
  return (
    <Form<Question>
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
