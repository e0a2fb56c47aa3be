import {
  type ArticleSummary,
  context,
  formatDate,
  toast,
  useAppLife,
  useGuardedClose,
} from '@edu/shared-utility';
import { momentIn } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface Props {
  readonly article: Pick<ArticleSummary, 'id' | 'version' | 'title'>;
  readonly onClose: () => void;
}

const zone = (): string =>
  context.get('timezone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets when an article is published automatically. */
export function ScheduleDialog({ article: { id, version, title }, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [schedule, { isLoading }] = data.useArticleScheduleMutation();
  const [shownTime, setShownTime] = useState('');
  const [fault, setFault] = useState<{ field?: string; form?: string }>({});
  const leave = useGuardedClose({
    close: onClose,
    isDirty: () => shownTime !== '',
    isBusy: isLoading,
  });
  const send = async (): Promise<void> => {
    const requestedTime = Date.parse(`${shownTime}Z`);
    if (Number.isNaN(requestedTime)) return setFault({ field: t('momentMissing') });
    const publishAt = momentIn(zone(), requestedTime).toISOString();
    const { error } = await schedule({ id, version, publishAt });
    if (appSignal.aborted) return;
    if (!error) {
      toast.success(t('done.schedule', { moment: formatDate(publishAt, 'datetime') }));
      onClose();
      return;
    }
    const { fields, message, cancelled } = failureOf(error);
    if (!cancelled) setFault(fields.publishAt ? { field: fields.publishAt } : { form: message });
  };
  return (
    <Modal
      open
      title={t('scheduleTitle', { title })}
      okText={t('schedule')}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => void send()}
      onCancel={leave}
    >
      {fault.form && <Alert role="alert" type="error" showIcon title={fault.form} />}
      <Form layout="vertical" onFinish={() => void send()}>
        <Form.Item
          label={t('publishAt')}
          htmlFor="article-publish-at"
          required
          validateStatus={fault.field ? 'error' : undefined}
          help={fault.field ? <span role="alert">{fault.field}</span> : t('zone', { zone: zone() })}
        >
          <Input
            id="article-publish-at"
            type="datetime-local"
            value={shownTime}
            style={{ maxWidth: 240 }}
            onChange={({ target }) => {
              setShownTime(target.value);
              setFault({});
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
