import { codePointLength, useAppLife, useGuardedClose } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useRef, useState } from 'react';

interface Props {
  readonly id: string;
  readonly words: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly empty: string;
    readonly ok: string;
    readonly cancel: string;
  };
  readonly max: number;
  readonly save: (title: string) => Promise<{ data?: { readonly id: string }; error?: unknown }>;
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks for a title, creates the item and opens its page, where everything else is entered. */
export function TitleDialog({ id, words, max, save, onCreated, onClose }: Props) {
  const appSignal = useAppLife();
  const [isBusy, setBusy] = useState(false);
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const isCreated = useRef(false);
  const isDirty = () => !isCreated.current && title.trim() !== '';
  const leave = useGuardedClose({ close: onClose, isDirty, isBusy });
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (title.trim() === '') return setFault({ field: words.empty });
    setBusy(true);
    const { data: saved, error } = await save(title.trim());
    if (appSignal.aborted) return;
    setBusy(false);
    if (!saved) {
      const { fields, message } = failureOf(error);
      const fieldFault = fields.title ?? fields.name;
      return setFault(fieldFault ? { field: fieldFault } : { form: message });
    }
    isCreated.current = true;
    onClose();
    onCreated(saved.id);
  };
  return (
    <Modal
      open
      title={words.title}
      okText={words.ok}
      cancelText={words.cancel}
      confirmLoading={isBusy}
      onOk={() => void submit()}
      onCancel={leave}
    >
      {fault.form && <Alert role="alert" type="error" showIcon title={fault.form} />}
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item
          label={words.label}
          htmlFor={id}
          extra={words.hint}
          validateStatus={fault.field ? 'error' : undefined}
          help={fault.field && <span role="alert">{fault.field}</span>}
        >
          <Input
            id={id}
            autoFocus
            autoComplete="off"
            value={title}
            count={{ show: true, max, strategy: codePointLength }}
            maxLength={max * 2}
            onChange={({ target }) => {
              setTitle(target.value);
              setFault({});
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
