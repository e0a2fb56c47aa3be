import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { Button, Flex } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDelayed } from '../common/delayed.hook';
import { Notice } from '../common/notice.view';
import { ProfileCard, profileActions, selectProfileLoad } from '../features/profile';
import { SecurityOverview } from '../features/security-overview';
import { phrases } from '../phrases';
import { LoadingCards } from './loading-cards.view';

/** The account-safety page once somebody is signed in: loading, failed or the real thing. */
export function AccountSafety() {
  const { t } = phrases.use();
  const dispatch = useDispatch();
  const load = useSelector(selectProfileLoad);
  const slow = useDelayed(load.status === 'loading');

  useEffect(() => {
    dispatch(profileActions.loadRequested());
  }, [dispatch]);

  if (load.status === 'failed') {
    return (
      <Notice
        role="alert"
        icon={<CloudSyncOutlined />}
        title={t('page.failedTitle')}
        hint={`${load.message} ${t('page.failedHint')}`}
        action={
          <Button type="primary" onClick={() => dispatch(profileActions.loadRequested())}>
            {t('page.retry')}
          </Button>
        }
      />
    );
  }
  if (load.status !== 'ready') return slow ? <LoadingCards label={t('page.loading')} /> : null;
  return (
    <Flex vertical gap="middle">
      <ProfileCard user={load.user} />
      <SecurityOverview user={load.user} />
    </Flex>
  );
}
