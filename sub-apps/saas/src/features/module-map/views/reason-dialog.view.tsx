import { type ImportMapOutcome, useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useFocusBack } from '../data/focus-back.hook';
import type { Outdated } from '../data/outdated-kind';
import { type SendResult, useSend } from '../data/send.hook';
import { phrases } from '../phrases';
import { OutdatedNotice } from './outdated-notice.view';
import { SendRefusal } from './send-refusal.view';

export interface ReasonDialogProps {
  readonly title: string;
  readonly okText: string;
  readonly danger?: boolean;
  /** True if the reason may be empty. */
  readonly isOptional?: boolean;
  /** Content above the reason: the change, and its options. */
  readonly children: ReactNode;
  /** True if something besides the reason has been typed. */
  readonly isDirty?: boolean;
  /** The message for a conflict. */
  readonly conflictText?: string;
  /** The address that the server checks: overriding its objection applies to this address only. */
  readonly judged?: string;
  /** Whether the options are valid; checked before sending. */
  readonly check?: () => boolean;
  readonly send: (reason: string, force: boolean) => Promise<SendResult>;
  /** What has changed while the dialog was open; nothing is sent until the person has refreshed it. */
  readonly outdated: Outdated | null;
  readonly onShowCurrent: () => void;
  readonly onDone: (outcome: ImportMapOutcome) => void;
  readonly onConflict: () => void;
  readonly onClose: () => void;
}

const LIMIT = 500;

/** Shows a change, asks for its reason, and shows the server's objections. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    okText,
    danger,
    isOptional,
    isDirty,
    judged = '',
    children,
    check,
    onClose,
  } = props;
  const { t } = phrases.use();
  useFocusBack();
  const [reason, setReason] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [forcedFor, setForcedFor] = useState<string | null>(null);
  const force = forcedFor === judged;
  const { isBusy, fault: sendFault, submit } = useSend(props.send, props.onDone, props.onConflict);
  // The person's own change may arrive as an event before its response.
  const outdated = isBusy ? null : props.outdated;
  const [sent, setSent] = useState('');
  // An objection to one address does not apply to another.
  const fault = outdated || (sendFault && sent !== judged) ? null : sendFault;
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => isDirty === true || reason.trim() !== '',
    isBusy,
  });
  const go = (): void => {
    const isMissing = !isOptional && reason.trim() === '';
    setEmpty(isMissing);
    if (outdated || check?.() === false || isMissing) return;
    setSent(judged);
    void submit(reason.trim(), force);
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: danger === true, disabled: outdated !== null }}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={go}
      onCancel={leave}
    >
      <Form layout="vertical" onFinish={go}>
        {children}
        <Form.Item
          label={t(isOptional ? 'whyOptional' : 'why')}
          htmlFor="module-why"
          required={!isOptional}
          validateStatus={isEmpty ? 'error' : undefined}
          help={isEmpty && <span role="alert">{t('whyEmpty')}</span>}
        >
          <TextArea
            id="module-why"
            rows={2}
            limit={LIMIT}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setEmpty(false);
            }}
          />
        </Form.Item>
        {outdated && <OutdatedNotice outdated={outdated} onShowCurrent={props.onShowCurrent} />}
        {fault && (
          <SendRefusal
            fault={fault}
            conflictText={props.conflictText}
            force={force}
            onForce={(isForced) => setForcedFor(isForced ? judged : null)}
          />
        )}
      </Form>
    </Modal>
  );
}
