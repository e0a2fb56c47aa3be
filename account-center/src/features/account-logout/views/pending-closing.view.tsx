import { formatDate } from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { accountLogoutActions as actions, selectAccountLogout } from '../data/account-logout.slice';

/** A warning at the top of the page that the account will be closed, with a button to withdraw. */
export function PendingClosing() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const { load, withdrawing } = useSelector(selectAccountLogout);
  if (load.status !== 'ready' || load.data.status !== 'pending') return null;
  const { effectiveAt } = load.data;
  if (effectiveAt === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('closing.pending', { date: formatDate(effectiveAt, 'datetime') })}
      description={
        // Below the text, since a phone has no space beside it.
        <div className="eac-ends">
          <Button loading={withdrawing} onClick={() => dispatch(actions.withdrawRequested())}>
            {t('closing.keep')}
          </Button>
        </div>
      }
    />
  );
}
