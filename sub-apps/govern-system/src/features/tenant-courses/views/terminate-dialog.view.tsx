import { toast, useAppLife, useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface Props {
  readonly course: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
  /** Called when somebody else has changed its state. */
  readonly onStale: () => void;
}

/** Terminates a course permanently, with a reason; for platform operators. */
export function TerminateDialog({ course: { id, title }, onClose, onStale }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [terminate, { isLoading }] = data.useCourseForcedTerminationMutation();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => reason.trim() !== '',
    isBusy: isLoading,
  });
  const submit = async (): Promise<void> => {
    if (isLoading) return;
    if (reason.trim() === '') return setFault({ field: t('reasonEmpty') });
    const { error } = await terminate({ courseId: id, reason: reason.trim() });
    if (appSignal.aborted) return;
    if (error) {
      const { fields, message } = failureOf(error);
      if (!fields.reason) onStale();
      return setFault(fields.reason ? { field: fields.reason } : { form: message });
    }
    toast.success(t('terminated', { title }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('terminateTitle', { title })}
      okText={t('terminate')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={leave}
    >
      <p style={{ marginBlockStart: 0 }}>{t('terminateHint')}</p>
      {fault.form && <Alert role="alert" type="error" showIcon title={fault.form} />}
      <Form layout="vertical">
        <Form.Item
          label={t('reason')}
          htmlFor="terminate-reason"
          validateStatus={fault.field ? 'error' : undefined}
          help={fault.field && <span role="alert">{fault.field}</span>}
        >
          <TextArea
            id="terminate-reason"
            limit={200}
            rows={3}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setFault({});
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
