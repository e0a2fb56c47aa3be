import { type AdministratorSession, toast, useAppLife, useOverlay } from '@edu/shared-utility';
import { failureOf, loadedOf, type ReadResult } from '@edu/shared-utility/data';
import { Alert, Button, Form, Modal, Skeleton } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { FailedPanel } from '../states/failed.view';
import { phrases } from './phrases';
import { SessionList } from './session-list.view';

const FORM = 'govern-system-sessions';

export interface SessionsEnd {
  readonly reason: string;
  /** Id of one session; all of them if omitted. */
  readonly sessionId?: string;
}

interface Props {
  readonly name: string;
  /** Result of the call's query hook. */
  readonly read: ReadResult<readonly AdministratorSession[]> & { refetch(): unknown };
  /** The call that ends sessions. */
  end(
    order: SessionsEnd,
  ): Promise<{ readonly data?: { readonly ended: number }; readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** The sessions to end: one, or all of them. */
type SessionChoice = AdministratorSession | 'all';

/** Lists somebody's sessions in the tenant, and ends one or all with a reason that they are told. */
export function SessionsDialog({ name, read, end, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  useOverlay(onClose);
  const [isLoading, setLoading] = useState(false);
  const [chosen, setChosen] = useState<SessionChoice | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const load = loadedOf(read);
  const list = load.status === 'failed' ? undefined : load.data;

  const choose = (next: SessionChoice | null): void => {
    setRefused(null);
    setChosen(next);
  };
  const send = async ({ reason }: { reason: string }): Promise<void> => {
    if (chosen === null || isLoading) return;
    setRefused(null);
    const sessionFilter = chosen === 'all' ? {} : { sessionId: chosen.sessionId };
    setLoading(true);
    const { data: done, error } = await end({ reason: reason.trim(), ...sessionFilter });
    if (appSignal.aborted) return;
    setLoading(false);
    if (error) return setRefused(failureOf(error).message);
    toast.success(t('sessions.ended', { name, count: done?.ended ?? 0 }));
    setChosen(null);
  };
  return (
    <Modal
      open
      title={t('sessions.title', { name })}
      onCancel={onClose}
      footer={
        chosen ? (
          <>
            <Button key="back" disabled={isLoading} onClick={() => choose(null)}>
              {t('sessions.back')}
            </Button>
            <Button
              key="send"
              danger
              type="primary"
              htmlType="submit"
              form={FORM}
              loading={isLoading}
            >
              {t('sessions.end')}
            </Button>
          </>
        ) : (
          <>
            <Button key="close" onClick={onClose}>
              {t('close')}
            </Button>
            {list && list.length > 1 && (
              <Button key="all" danger onClick={() => choose('all')}>
                {t('sessions.endAll')}
              </Button>
            )}
          </>
        )
      }
    >
      {refused && <Alert role="alert" type="error" showIcon title={refused} />}
      {load.status === 'failed' && <FailedPanel message={load.message} onRetry={read.refetch} />}
      {load.status !== 'failed' && !list && <Skeleton active aria-label={t('loading')} />}
      {list && !chosen && <SessionList list={list} onEnd={choose} />}
      {chosen && (
        <Form<{ reason: string }>
          id={FORM}
          layout="vertical"
          requiredMark={false}
          onFinish={(values) => void send(values)}
        >
          <p>{t(chosen === 'all' ? 'sessions.hintAll' : 'sessions.hint', { name })}</p>
          <Form.Item
            name="reason"
            label={t('sessions.reason')}
            rules={[{ required: true, whitespace: true, message: t('sessions.reasonEmpty') }]}
          >
            <Input autoFocus autoComplete="off" maxLength={200} showCount />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
