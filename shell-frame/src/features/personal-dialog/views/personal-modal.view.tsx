import { keepTabWithin, limits, unsaved, useOverlay } from '@edu/shared-utility';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { phrases } from '../../../phrases';
import { mountAccount, type ParcelHost } from '../data/parcel';
import { personalClosed } from '../data/personal.slice';

/** The account-safety page in a dialog over the current page (specification §2, 800 px). */
export default function PersonalModal({ host }: { readonly host: ParcelHost }) {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const [mayClose] = useState(unsaved.layer);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has released the focus.
      if (opener instanceof HTMLElement) queueMicrotask(() => opener.focus());
    },
    [opener],
  );
  const close = async (): Promise<void> => {
    if (await mayClose()) dispatch(personalClosed());
  };
  useOverlay(close);
  return (
    <Modal
      open
      title={t('header.profile')}
      width={limits.personalDialogWidth}
      footer={null}
      centered
      destroyOnHidden
      onCancel={(event) => {
        // The same keydown of Escape would also close the native dialog that asks.
        event.preventDefault();
        void close();
      }}
      rootClassName="esf-personal"
      wrapProps={{ onKeyDown: keepTabWithin }}
      styles={{ body: { maxHeight: '72vh', minHeight: 240, overflow: 'auto' } }}
    >
      <AccountParcel host={host} />
    </Modal>
  );
}

type Stage = 'loading' | 'mounted' | 'failed';

function AccountParcel({ host }: { readonly host: ParcelHost }) {
  const { t } = phrases.use();
  const slot = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry mounts again
  useEffect(() => {
    if (!slot.current) return;
    setStage('loading');
    return mountAccount(host, slot.current, {
      onMounted: () => setStage('mounted'),
      onFailed: () => setStage('failed'),
    });
  }, [host, attempt]);

  return (
    <>
      {stage === 'loading' && (
        <div className="esf-personal-wait" role="status">
          {t('personal.loading')}
        </div>
      )}
      {stage === 'failed' && (
        <div className="esf-personal-note" role="alert">
          <p>{t('personal.failed')}</p>
          <Button type="primary" onClick={() => setAttempt((count) => count + 1)}>
            {t('menu.retry')}
          </Button>
        </div>
      )}
      <div ref={slot} hidden={stage === 'failed'} key={attempt} />
    </>
  );
}
