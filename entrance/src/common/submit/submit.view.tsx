import { useDelayed } from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import { phrases } from '../../phrases';
import type { SubmitState } from './submit-state';

/** A slow answer is said after this long, in ms, together with the way out. */
const SLOW_AFTER = 3000;

interface Props {
  readonly state: SubmitState;
  readonly label: string;
  readonly onCancel: () => void;
  /** A neutral colour for what is no mistake of the person. */
  readonly info?: boolean;
}

/** What went wrong, the one primary button, and a way out while the server is slow. */
export function Submit({ state, label, onCancel, info }: Props) {
  const { t } = phrases.use();
  const busy = state.status === 'busy';
  const slow = useDelayed(busy, SLOW_AFTER);
  return (
    <>
      {state.status === 'failed' && (
        <Alert className="ee-alert" type={info ? 'info' : 'error'} showIcon title={state.message} />
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={busy}>
        {label}
      </Button>
      <div role="status">
        {slow && (
          <div className="ee-slow">
            <span>{t('common.slow')}</span>
            <Button size="small" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
