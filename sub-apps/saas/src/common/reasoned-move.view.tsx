import { useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Alert, Form, Modal, type ModalProps } from 'antd';
import { useState } from 'react';
import type { ReasonedMove } from './reasoned-move.hook';

interface Props extends Pick<ModalProps, 'styles'> {
  readonly move: Omit<ReasonedMove<{ id: string; version: number }>, 'row'>;
  readonly words: {
    readonly title: string;
    readonly send: string;
    readonly cancel: string;
    readonly close: string;
    readonly gone: string;
    readonly changed: string;
    /** The consequence. */
    readonly hint: string;
    readonly reason: string;
  };
  readonly input: {
    readonly id: string;
    readonly rows: number;
    readonly limit: number;
    readonly autoFocus?: boolean;
  };
  readonly onClose: () => void;
}

/** Asks for the reason of a move, and names its consequence. */
export function ReasonedMoveDialog({ move, words, input, onClose, styles }: Props) {
  const [reason, setReason] = useState('');
  const { isChanged, isGone, mayContinue, isBusy, fault, clearFault, submit } = move;
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => mayContinue && reason.trim() !== '',
    isBusy,
  });
  return (
    <Modal
      open
      title={words.title}
      {...(styles && { styles })}
      okText={words.send}
      okButtonProps={{ danger: true, ...(!mayContinue && { style: { display: 'none' } }) }}
      cancelText={mayContinue ? words.cancel : words.close}
      confirmLoading={isBusy}
      onOk={() => void submit(reason)}
      onCancel={leave}
    >
      {isGone && <Alert role="alert" type="error" showIcon title={words.gone} />}
      {!isGone && isChanged && <Alert role="alert" type="warning" showIcon title={words.changed} />}
      {fault.form && <Alert role="alert" type="error" showIcon title={fault.form} />}
      {mayContinue && (
        <Form layout="vertical" onFinish={() => void submit(reason)}>
          <p>{words.hint}</p>
          <Form.Item
            label={words.reason}
            htmlFor={input.id}
            required
            validateStatus={fault.field ? 'error' : undefined}
            help={fault.field && <span role="alert">{fault.field}</span>}
          >
            <TextArea
              {...input}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                clearFault();
              }}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
