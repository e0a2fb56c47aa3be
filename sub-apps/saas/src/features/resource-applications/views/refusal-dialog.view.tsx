import { useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Modal } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly count: number;
  readonly onAnswer: (refusal: string | null) => void;
}

/** Asks for the reason of a refusal. */
export function RefusalDialog({ count, onAnswer }: Props) {
  const { t } = phrases.use();
  const [form] = Form.useForm<{ refusal: string }>();
  const leave = useGuardedClose({
    close: () => onAnswer(null),
    isDirty: () => form.isFieldsTouched(),
  });
  return (
    <Modal
      open
      title={t('refuseTitle', { count })}
      okText={t('refuse')}
      cancelText={t('cancel')}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <Form form={form} layout="vertical" onFinish={({ refusal }) => onAnswer(refusal.trim())}>
        <Form.Item
          name="refusal"
          label={t('refusal')}
          rules={[{ required: true, whitespace: true, message: t('refusalEmpty') }]}
        >
          <TextArea rows={4} limit={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
