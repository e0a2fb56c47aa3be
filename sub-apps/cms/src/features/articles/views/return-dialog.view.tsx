import { type ArticleSummary, toast, useAppLife, useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface Props {
  readonly article: Pick<ArticleSummary, 'id' | 'version' | 'title'>;
  readonly onClose: () => void;
}

/** Asks for the reason why an article is returned to its author. */
export function ReturnDialog({ article: { id, version, title }, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [giveBack, { isLoading }] = data.useArticleGiveBackMutation();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => reason.trim() !== '',
    isBusy: isLoading,
  });
  const send = async (): Promise<void> => {
    if (reason.trim() === '') return setFault({ field: t('reasonMissing') });
    const { error } = await giveBack({ id, version, reason: reason.trim() });
    if (appSignal.aborted) return;
    if (!error) {
      toast.success(t('done.giveBack'));
      onClose();
      return;
    }
    const { fields, message, cancelled } = failureOf(error);
    if (!cancelled) setFault(fields.reason ? { field: fields.reason } : { form: message });
  };
  return (
    <Modal
      open
      title={t('giveBackTitle', { title })}
      okText={t('giveBack')}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => void send()}
      onCancel={leave}
    >
      {fault.form && <Alert role="alert" type="error" showIcon title={fault.form} />}
      <Form layout="vertical" onFinish={() => void send()}>
        <Form.Item
          label={t('reason')}
          htmlFor="article-reason"
          required
          validateStatus={fault.field ? 'error' : undefined}
          help={fault.field && <span role="alert">{fault.field}</span>}
        >
          <TextArea
            id="article-reason"
            rows={4}
            limit={500}
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
