import { useDelayed } from '@edu/shared-utility';
import { Button } from 'antd';
import { useRef } from 'react';
import { phrases } from '../../phrases';
import { InlineAlert } from '../inline-alert.view';
import type { SubmitState } from './submit-state';

/** A slow answer is said after this long, in ms, together with the way out. */
const SLOW_AFTER = 3000;

interface Props {
  readonly state: SubmitState;
  readonly label: string;
  readonly onCancel: () => void;
  /** A neutral colour for what is no mistake of the person. */
  readonly info?: boolean;
  /** The refusal is beside its field. */
  readonly isShownAtField?: boolean;
}

/** What went wrong, the one primary button, and a way out while the server is slow. */
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
    // the button that was pressed goes with the wait
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
