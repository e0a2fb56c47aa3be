import { type LiveSession, useCan, useGuardedClose } from '@edu/shared-utility';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { phrases } from '../phrases';
import { SessionSelect } from './session-select.view';

type ChosenSession = Pick<LiveSession, 'id' | 'title'>;

interface Props {
  readonly courseId: string;
  readonly onAdd: (session: ChosenSession) => void;
  readonly onClose: () => void;
}

/** Adds a live session of the course as a lesson: a planned one, or a new one. */
export function LiveDialog({ courseId, onAdd, onClose }: Props) {
  const { t } = phrases.use();
  const mayPlan = useCan()('live.write');
  const [chosen, setChosen] = useState<ChosenSession | null>(null);
  const [isSubmitted, setTried] = useState(false);
  const leave = useGuardedClose({ close: onClose, isDirty: () => chosen !== null });
  const fault = isSubmitted && chosen === null ? t('sessionEmpty') : null;
  return (
    <Modal
      open
      title={t('addLive')}
      okText={t('put')}
      cancelText={t('cancel')}
      onOk={() => (chosen ? onAdd(chosen) : setTried(true))}
      onCancel={leave}
    >
      <Form layout="vertical">
        <Form.Item
          label={t('session')}
          htmlFor="live-session"
          validateStatus={fault ? 'error' : undefined}
          help={fault && <span role="alert">{fault}</span>}
        >
          <SessionSelect
            id="live-session"
            courseId={courseId}
            value={chosen?.id ?? null}
            onChange={setChosen}
          />
        </Form.Item>
      </Form>
      {mayPlan && (
        <Button href={`/saas/live?plan=${courseId}`} target="_blank">
          {t('planSession')}
        </Button>
      )}
    </Modal>
  );
}
