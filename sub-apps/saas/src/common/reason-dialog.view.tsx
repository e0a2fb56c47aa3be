import { useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Modal } from 'antd';

interface Props {
  readonly words: {
    readonly title: string;
    readonly label: string;
    /** Shown when the reason is empty. */
    readonly missing: string;
    readonly send: string;
    readonly cancel: string;
  };
  /** @param reason null if the person cancels */
  readonly onAnswer: (reason: string | null) => void;
}

/** Asks for a reason. */
export function ReasonDialog({ words, onAnswer }: Props) {
  const [form] = Form.useForm<{ reason: string }>();
  const leave = useGuardedClose({
    close: () => onAnswer(null),
    isDirty: () => form.isFieldsTouched(),
  });
  return (
    <Modal
      open
      title={words.title}
      okText={words.send}
      cancelText={words.cancel}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <Form form={form} layout="vertical" onFinish={({ reason }) => onAnswer(reason.trim())}>
        <Form.Item
          name="reason"
          label={words.label}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <TextArea rows={4} limit={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
