import { type DeclarationSummary, useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { titlePadding } from '../../../common/title-padding';
import { useGiveBack } from '../data/decision.hook';
import { phrases } from '../phrases';

interface Props {
  readonly declaration: DeclarationSummary;
  readonly onClose: () => void;
}

/** Asks for the reason of a return, and names its consequence. */
export function ReturnDialog({ declaration, onClose }: Props) {
  const { t } = phrases.use();
  const [reason, setReason] = useState('');
  const { row, isChanged, isGone, mayGoOn, isBusy, fault, clearFault, submit } = useGiveBack(
    declaration,
    onClose,
  );
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => mayGoOn && reason.trim() !== '',
    isBusy,
  });
  return (
    <Modal
      open
      title={t('giveBackTitle', { title: row.title })}
      styles={{ title: titlePadding }}
      okText={t('giveBack')}
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
          title={t('changedMeanwhile', { state: t(`is.${row.status}`) })}
        />
      )}
      {fault.above && <Alert role="alert" type="error" showIcon title={fault.above} />}
      {mayGoOn && (
        <Form layout="vertical" onFinish={() => void submit(reason)}>
          <p>{t('giveBackHint', { organ: row.organName })}</p>
          <Form.Item
            label={t('reason')}
            htmlFor="declaration-reason"
            required
            validateStatus={fault.at ? 'error' : undefined}
            help={fault.at && <span role="alert">{fault.at}</span>}
          >
            <TextArea
              id="declaration-reason"
              rows={3}
              limit={300}
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
