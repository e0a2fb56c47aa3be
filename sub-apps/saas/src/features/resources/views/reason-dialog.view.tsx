import { useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Modal } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly count: number;
  readonly onAnswer: (reason: string | null) => void;
}

/** Asks for the reason of an application. */
export function ReasonDialog({ count, onAnswer }: Props) {
  const { t } = phrases.use();
  const [form] = Form.useForm<{ reason: string }>();
  const leave = useGuardedClose({
    close: () => onAnswer(null),
    isDirty: () => form.isFieldsTouched(),
  });
  return (
    <Modal
      open
      title={t('applyTitle', { count })}
      okText={t('applySend')}
      cancelText={t('cancel')}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <Form form={form} layout="vertical" onFinish={({ reason }) => onAnswer(reason.trim())}>
        <Form.Item
          name="reason"
          label={t('applyReason')}
          rules={[{ required: true, whitespace: true, message: t('applyReasonEmpty') }]}
        >
          <TextArea rows={4} limit={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
