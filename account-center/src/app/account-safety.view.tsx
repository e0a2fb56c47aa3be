import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { LazyView, lazyPart, type UserInfo } from '@edu/shared-utility';
import { Button, Flex } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDelayed } from '../common/delayed.hook';
import { Notice } from '../common/notice.view';
import { partFailed } from '../common/part-failed.view';
import { ProfileCard, profileActions, type Surface, selectProfileLoad } from '../features/profile';
import { SecurityOverview } from '../features/security-overview';
import { phrases } from '../phrases';
import { LazyDialogs } from './lazy-dialogs.view';
import { LoadingCards } from './loading-cards.view';
import { useSafetyActions } from './safety-actions.view';

const factors = lazyPart('account-center', () => import('./factors.view'));
const sections = lazyPart('account-center', () => import('./sections.view'));

/** The account-safety page once somebody is signed in: loading, failed or the real thing. */
export function AccountSafety({ surface }: { surface: Surface }) {
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
  return <Ready user={load.user} surface={surface} />;
}

function Ready({ user, surface }: { user: UserInfo; surface: Surface }) {
  const actions = useSafetyActions(user);
  return (
    <Flex vertical gap="middle">
      <ProfileCard user={user} surface={surface} />
      <SecurityOverview user={user} actions={actions} />
      <LazyView part={factors} given={{}} failed={partFailed} />
      {surface === 'page' && <LazyView part={sections} given={{}} failed={partFailed} />}
      <LazyDialogs user={user} />
    </Flex>
  );
}
