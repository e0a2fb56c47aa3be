import {
  type Train,
  toast,
  useAppLife,
  useContextValue,
  useGuardedClose,
} from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { clearChangedErrors } from '../../../common/clear-changed-errors';
import { localDateTime, momentAt } from '../../../common/days';
import { isNumber, numberIn } from '../../../common/numbers';
import { data } from '../../../common/training-data';
import { peopleWords } from '../phrases/people';

interface Values {
  readonly places: string;
  readonly until: string;
}

/** Asks how many people may join by the link, and until when. */
export function LinkDialog({
  train,
  onClose,
}: {
  readonly train: Train;
  readonly onClose: () => void;
}) {
  const { t } = peopleWords.use();
  const appSignal = useAppLife();
  const zone = useContextValue('timezone');
  const [form] = Form.useForm<Values>();
  const [setLink, { isLoading }] = data.useTrainSetLinkMutation();
  const [fault, setFault] = useState<string | null>(null);
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => form.isFieldsTouched(),
    isBusy: isLoading,
  });
  const { id, link } = train;
  const initial: Values = {
    places: link?.places == null ? '' : String(link.places),
    until: link?.until == null ? '' : localDateTime(zone, link.until),
  };
  const send = async ({ places, until }: Values): Promise<void> => {
    setFault(null);
    const { error } = await setLink({
      ...{ id, isOpen: true },
      places: places.trim() === '' ? null : numberIn(places),
      until: until === '' ? null : (momentAt(until, zone)?.toISOString() ?? null),
    });
    if (appSignal.aborted) return;
    if (!error) {
      toast.success(t(link ? 'link.changed' : 'link.opened'));
      return onClose();
    }
    const { fields, message } = failureOf(error);
    const names = (['places', 'until'] as const).filter((name) => fields[name]);
    if (names.length === 0) return setFault(message);
    form.setFields(names.map((name) => ({ name, errors: [fields[name] ?? ''] })));
  };
  return (
    <Modal
      open
      title={t(link ? 'link.changeTitle' : 'link.openTitle')}
      okText={t(link ? 'link.save' : 'link.open')}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      {fault && <Alert role="alert" type="error" showIcon title={fault} />}
      <p>{t('link.hint')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={initial}
        onValuesChange={clearChangedErrors(form)}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="places"
          label={t('link.placesLabel')}
          htmlFor="train-link-places"
          extra={t('link.empty')}
          rules={[
            {
              validator: (_, text = '') =>
                text.trim() === '' || isNumber(text, [0, 100_000])
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('link.placesWrong'))),
            },
          ]}
        >
          <Input
            id="train-link-places"
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            style={{ maxWidth: 200 }}
          />
        </Form.Item>
        <Form.Item
          name="until"
          label={t('link.untilLabel')}
          htmlFor="train-link-until"
          extra={t('link.empty')}
        >
          <Input id="train-link-until" type="datetime-local" style={{ maxWidth: 240 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
