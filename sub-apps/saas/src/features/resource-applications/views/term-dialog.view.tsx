import { useOverlay } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';

interface Props {
  readonly count: number;
  readonly onAnswer: (term: { readonly until: string | null } | null) => void;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Asks until when resources are granted. */
export function TermDialog({ count, onAnswer }: Props) {
  const { t } = phrases.use();
  const [form] = Form.useForm<{ until?: string }>();
  useOverlay(() => onAnswer(null));
  return (
    <Modal
      open
      title={t('grantTitle', { count })}
      okText={t('grant')}
      cancelText={t('cancel')}
      onOk={() => form.submit()}
      onCancel={() => onAnswer(null)}
    >
      <p style={{ marginBlockStart: 0 }}>{t('grantHint')}</p>
      <Form
        form={form}
        layout="vertical"
        onFinish={({ until }) => onAnswer({ until: until || null })}
      >
        <Form.Item
          name="until"
          label={t('until')}
          extra={t('untilHint')}
          rules={[
            {
              validator: async (_, day?: string) => {
                if (day && day <= today()) throw new Error(t('untilPast'));
              },
            },
          ]}
        >
          <Input type="date" autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
