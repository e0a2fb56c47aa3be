import { type Certificate, useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { type Ending, useEndCertificate } from '../data/end-certificate.hook';
import { phrases } from '../phrases';

interface Props {
  readonly ending: Ending;
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

const REASON = 200;

/** Asks for the reason of a revocation or replacement, and names its consequence. */
export function EndDialog({ ending, certificate: initial, onClose }: Props) {
  const { t } = phrases.use();
  const [reason, setReason] = useState('');
  const { row, isChanged, isGone, mayGoOn, isBusy, fault, clearFault, submit } = useEndCertificate(
    ending,
    initial,
    onClose,
  );
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => mayGoOn && reason.trim() !== '',
    isBusy,
  });
  const { certificateNo: number, name } = row;
  return (
    <Modal
      open
      title={t(`${ending}Title`, { number })}
      okText={t(ending)}
      okButtonProps={{ danger: true, ...(!mayGoOn && { style: { display: 'none' } }) }}
      cancelText={t(mayGoOn ? 'cancel' : 'close')}
      confirmLoading={isBusy}
      onOk={() => void submit(reason)}
      onCancel={leave}
    >
      {isGone && <Alert role="alert" type="error" showIcon title={t('gone')} />}
      {!isGone && isChanged && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('changed', { state: t(`is.${row.status}`) })}
        />
      )}
      {fault.above && <Alert role="alert" type="error" showIcon title={fault.above} />}
      {mayGoOn && (
        <Form layout="vertical" onFinish={() => void submit(reason)}>
          <p>{t(`${ending}Hint`, { name })}</p>
          <Form.Item
            label={t('reason')}
            htmlFor="certificate-reason"
            required
            validateStatus={fault.at ? 'error' : undefined}
            help={fault.at && <span role="alert">{fault.at}</span>}
          >
            <TextArea
              id="certificate-reason"
              autoFocus
              rows={2}
              limit={REASON}
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
