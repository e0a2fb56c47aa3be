import { useDelayed } from '@edu/shared-utility';
import { Button } from 'antd';
import { useRef } from 'react';
import { phrases } from '../../phrases';
import { InlineAlert } from '../inline-alert.view';
import type { SubmitState } from './submit-state';

/** In ms; after this time a message and a cancel button are shown. */
const SLOW_AFTER = 3000;

interface Props {
  readonly state: SubmitState;
  readonly label: string;
  readonly onCancel: () => void;
  /** Whether the message is neutral and no error. */
  readonly info?: boolean;
  /** Whether the error is shown at its field. */
  readonly isShownAtField?: boolean;
}

/** The error, the submit button, and a cancel button during slow requests. */
export function Submit({
  state,
  label,
  onCancel,
  info,
  isShownAtField: isFaultShown = false,
}: Props) {
  const { t } = phrases.use();
  const busy = state.status === 'busy';
  const slow = useDelayed(busy, SLOW_AFTER);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    onCancel();
    // The pressed button disappears with the waiting message.
    button.current?.focus();
  };
  return (
    <>
      {state.status === 'failed' && !isFaultShown && (
        <InlineAlert kind={info ? 'info' : 'error'} title={state.message} />
      )}
      <Button ref={button} type="primary" size="large" htmlType="submit" block loading={busy}>
        {label}
      </Button>
      <div role="status">
        {slow && (
          <div className="ee-slow">
            <span>{t('common.slow')}</span>
            <Button size="small" onClick={cancel}>
              {t('common.cancel')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
