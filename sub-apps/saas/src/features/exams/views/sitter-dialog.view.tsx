import { type Sitter, toast, useAppLife, useGuardedClose } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { clearChangedErrors } from '../../../common/clear-changed-errors';
import { data } from '../../../common/examining-data';
import { numberIn } from '../../../common/numbers';
import { phrases } from '../phrases';

export interface SitterAction {
  readonly kind: 'time' | 'attempt' | 'handIn';
  readonly sitter: Sitter;
}

interface Values {
  readonly minutes?: string;
  readonly reason?: string;
}

interface Props {
  readonly action: SitterAction;
  readonly examId: string;
  readonly onClose: () => void;
}

/** Gives a person more time or another attempt, or hands in their sitting; the reason is recorded. */
export function SitterDialog({ action: { kind, sitter }, examId, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [form] = Form.useForm<Values>();
  const [fault, setFault] = useState<string | null>(null);
  const [giveTime, time] = data.useExamGiveTimeMutation();
  const [giveAttempt, attempt] = data.useExamGiveAttemptMutation();
  const [handIn, handInState] = data.useExamHandInForMutation();
  const isBusy = time.isLoading || attempt.isLoading || handInState.isLoading;
  const leave = useGuardedClose({ close: onClose, isDirty: () => form.isFieldsTouched(), isBusy });
  const { name, userId, sittingId } = sitter;
  const send = async ({ minutes = '', reason = '' }: Values): Promise<void> => {
    setFault(null);
    const sitterInput = { id: examId, userId, reason: reason.trim() };
    const sent =
      kind === 'time'
        ? giveTime({ ...sitterInput, minutes: numberIn(minutes) })
        : kind === 'attempt'
          ? giveAttempt(sitterInput)
          : handIn({ sittingId: sittingId ?? '', reason: sitterInput.reason });
    const { error } = await sent;
    if (appSignal.aborted) return;
    if (!error) {
      toast.success(t(`deed.${kind}.done`, { name }));
      return onClose();
    }
    const { fields, message } = failureOf(error);
    const entries = Object.entries(fields).filter(
      ([field]) => field === 'minutes' || field === 'reason',
    );
    if (entries.length === 0) return setFault(message);
    form.setFields(
      entries.map(([field, words]) => ({ name: field as keyof Values, errors: [words] })),
    );
  };
  return (
    <Modal
      open
      title={t(`deed.${kind}.title`, { name })}
      okText={t(`deed.${kind}.ok`)}
      okButtonProps={{ danger: kind === 'handIn' }}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
      <p>{t(`deed.${kind}.hint`)}</p>
      <Form
        form={form}
        layout="vertical"
        onValuesChange={clearChangedErrors(form)}
        onFinish={(values) => void send(values)}
      >
        {kind === 'time' && (
          <Form.Item
            name="minutes"
            label={t('deed.minutes')}
            rules={[
              {
                validator: (_, text = '') => {
                  const value = numberIn(text);
                  const isRight =
                    text !== '' && Number.isInteger(value) && value >= 1 && value <= 240;
                  return isRight
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('deed.minutesWrong')));
                },
              },
            ]}
          >
            <Input
              autoFocus
              inputMode="numeric"
              autoComplete="off"
              suffix={t('minutesUnit')}
              style={{ maxWidth: 160 }}
            />
          </Form.Item>
        )}
        <Form.Item
          name="reason"
          label={t('deed.reason')}
          rules={[{ required: true, whitespace: true, message: t('deed.reasonEmpty') }]}
        >
          <TextArea rows={2} limit={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
