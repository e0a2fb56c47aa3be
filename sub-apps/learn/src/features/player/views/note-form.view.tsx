import type { Version } from '@edu/shared-utility';
import { TextArea, trimmed } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Flex, Form, theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface Props {
  /** The note to edit; without an `id` it is a new one. */
  readonly note: {
    readonly id?: string;
    readonly courseId: string;
    readonly lessonId: string;
    readonly seconds: number;
    readonly text: string;
    readonly version?: Version;
  };
  readonly onClose: () => void;
}

const LIMIT = 1000;

/** A form for a note. */
export function NoteForm({ note, onClose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [form] = Form.useForm<{ text: string }>();
  const [save, saving] = data.useLearningSaveNoteMutation();
  const send = async (input: { text: string }): Promise<void> => {
    const { error } = await save({ ...note, ...trimmed(input) });
    if (!error) return onClose();
    const { message, fields } = failureOf(error);
    form.setFields([{ name: 'text', errors: [fields.text ?? message] }]);
  };
  return (
    <Form form={form} layout="vertical" initialValues={note} onFinish={send}>
      <Form.Item
        name="text"
        label={t('notes.text')}
        style={{ marginBottom: token.marginXS }}
        rules={[{ required: true, whitespace: true, message: t('notes.required') }]}
      >
        <TextArea limit={LIMIT} rows={3} autoFocus />
      </Form.Item>
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={saving.isLoading}>
          {t('notes.save')}
        </Button>
        <Button disabled={saving.isLoading} onClick={onClose}>
          {t('notes.cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
