import { type LiveSession, toast, useAppLife, useGuardedClose } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

interface Props {
  readonly row: LiveSession;
  readonly onClose: () => void;
}

const REASON = 200;

/** Asks for the reason, which is sent to everybody who was notified of the session. */
export function CancelDialog({ row, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [cancel, sending] = data.useLiveCancelMutation();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => reason.trim() !== '',
    isBusy: sending.isLoading,
  });
  const submit = async (): Promise<void> => {
    if (sending.isLoading) return;
    if (reason.trim() === '') return setFault(t('reasonEmpty'));
    const { id, version, title } = row;
    const { error } = await cancel({ id, version, reason: reason.trim() });
    if (appSignal.aborted) return;
    if (error) {
      const { fields, message } = failureOf(error);
      return fields.reason ? setFault(fields.reason) : setRefusal(message);
    }
    toast.success(t('cancelled', { title }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('cancelTitle', { title: row.title })}
      okText={t('cancelOk')}
      okButtonProps={{ danger: true }}
      cancelText={t('keep')}
      confirmLoading={sending.isLoading}
      onOk={() => void submit()}
      onCancel={leave}
    >
      {refusal && <Alert role="alert" type="error" showIcon title={refusal} />}
      <p>{t(row.isTold ? 'cancelHintTold' : 'cancelHint')}</p>
      <Form layout="vertical">
        <Form.Item
          label={t('reason')}
          htmlFor="live-reason"
          validateStatus={fault ? 'error' : undefined}
          help={fault && <span role="alert">{fault}</span>}
        >
          <Input
            id="live-reason"
            autoFocus
            autoComplete="off"
            maxLength={REASON}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setFault(null);
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
