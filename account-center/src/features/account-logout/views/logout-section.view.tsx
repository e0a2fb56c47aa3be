import { formatDate } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionLoad } from '../../../common/section-load.view';
import { morePhrases } from '../../../phrases/more';
import { accountLogoutActions as actions, selectAccountLogout } from '../data/account-logout.slice';

/** The section for closing the account: apply, or see the date and withdraw. */
export function LogoutSection() {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const dispatch = useDispatch();
  const { load, withdrawing } = useSelector(selectAccountLogout);
  useEffect(() => {
    dispatch(actions.requested());
  }, [dispatch]);
  return (
    <SectionLoad
      title={t('logout.title')}
      load={load}
      onRetry={() => dispatch(actions.requested())}
    >
      {({ status, effectiveAt }) => (
        <div className="eac-row" data-stacks="">
          <span className="eac-row-text" style={{ color: token.colorTextSecondary }}>
            {status === 'pending' && effectiveAt
              ? t('logout.pending', { date: formatDate(effectiveAt, 'datetime') })
              : t('logout.hint')}
          </span>
          {status === 'pending' ? (
            <Button loading={withdrawing} onClick={() => dispatch(actions.withdrawRequested())}>
              {t('logout.withdraw')}
            </Button>
          ) : (
            <Button danger onClick={() => dispatch(actions.opened())}>
              {t('logout.action')}
            </Button>
          )}
        </div>
      )}
    </SectionLoad>
  );
}
