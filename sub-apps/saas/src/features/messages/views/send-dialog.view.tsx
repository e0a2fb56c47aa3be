import {
  type Announcement,
  formatDate,
  formatNumber,
  toast,
  useAppLife,
  useContextValue,
  useGuardedClose,
} from '@edu/shared-utility';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { Alert, Checkbox, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { momentAt } from '../../../common/days';
import { data } from '../../../common/page-data';
import { audienceText } from '../data/audience-text';
import { phrases } from '../phrases';

interface Props {
  readonly row: Announcement;
  /** Called when somebody else has sent or withdrawn it meanwhile. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Sends a message now or schedules it; a sent message cannot be changed. */
export function SendDialog({ row, onStale, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [send, sending] = data.useAnnouncementSendMutation();
  const read = data.useAnnouncementReachQuery({ audience: row.audience });
  const [isLater, setLater] = useState(false);
  const [sendTime, setSendTime] = useState('');
  /** The error of the time, and the error of the message itself. */
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const zone = useContextValue('timezone');
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => isLater && sendTime !== '',
    isBusy: sending.isLoading,
  });
  const load = loadedOf(read);
  const reach = load.status === 'failed' ? undefined : load.data;
  const moment = isLater ? momentAt(sendTime, zone) : null;

  const submit = async (): Promise<void> => {
    if (sending.isLoading) return;
    setRefusal(null);
    if (isLater && !moment) return setFault(t('momentEmpty'));
    setFault(null);
    const { id, version, title } = row;
    const { error } = await send({ id, version, at: moment?.toISOString() ?? null });
    if (appSignal.aborted) return;
    if (error) {
      const { fields, message, data: errorData } = failureOf(error);
      const current = (errorData as { present?: Partial<Announcement> } | null)?.present;
      if (current?.state && current.state !== row.state) {
        setStale(true);
        onStale();
      }
      return fields.at && isLater ? setFault(fields.at) : setRefusal(message);
    }
    toast.success(
      moment
        ? t('scheduled', { title, moment: formatDate(moment.toISOString(), 'datetime') })
        : t('sent', { title }),
    );
    onClose();
  };
  return (
    <Modal
      open
      title={t('sendTitle', { title: row.title })}
      okText={t(isLater ? 'schedule' : 'sendNow')}
      cancelText={t('cancel')}
      confirmLoading={sending.isLoading}
      okButtonProps={{ disabled: isStale }}
      onOk={() => void submit()}
      onCancel={leave}
    >
      {refusal && <Alert role="alert" type="error" showIcon title={refusal} />}
      <p>
        {audienceText(row)}
        {reach &&
          `${t('colon')}${t('reach', { count: formatNumber(reach.people), inbox: formatNumber(reach.inbox) })}`}
        {load.status === 'failed' && `${t('colon')}${load.message}`}
      </p>
      {row.channels.length > 0 && (
        <p>
          {t('besides', {
            ways: row.channels.map((channel) => t(`ways.${channel}`)).join(t('and')),
          })}
        </p>
      )}
      <p>{t('sendHint')}</p>
      <Form layout="vertical">
        <Form.Item>
          <Checkbox checked={isLater} onChange={({ target }) => setLater(target.checked)}>
            {t('later')}
          </Checkbox>
        </Form.Item>
        {isLater && (
          <Form.Item
            label={t('moment')}
            htmlFor="message-moment"
            extra={t('zone', { zone })}
            validateStatus={fault ? 'error' : undefined}
            help={fault && <span role="alert">{fault}</span>}
          >
            <Input
              id="message-moment"
              type="datetime-local"
              value={sendTime}
              onChange={({ target }) => {
                setSendTime(target.value);
                setFault(null);
              }}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
