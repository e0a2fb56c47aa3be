import { formatDate } from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { phrases } from '../../../phrases';
import { accountLogoutActions as actions, selectAccountLogout } from '../data/account-logout.slice';

/** Above everything else: the account is going to be closed, and this is the way to keep it. */
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
        // below the words: beside them there is no room on a phone
        <div className="eac-ends">
          <Button loading={withdrawing} onClick={() => dispatch(actions.withdrawRequested())}>
            {t('closing.keep')}
          </Button>
        </div>
      }
    />
  );
}
