import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import {
  LazyView,
  lazyPart,
  Notice,
  type UserInfo,
  useDelayed,
  useNarrow,
} from '@edu/shared-utility';
import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { partFailed } from '../common/part-failed.view';
import { CoverablePage, focusFirst } from '../common/stage';
import type { Surface } from '../common/surface';
import { PendingClosing } from '../features/account-logout';
import { ProfileCard, profileActions, selectProfileLoad } from '../features/profile';
import { SecurityOverview } from '../features/security-overview';
import { phrases } from '../phrases';
import { LazyDialogs } from './lazy-dialogs.view';
import { LoadingCards } from './loading-cards.view';
import { Summary, useSafetyActions } from './safety-actions.view';

const sections = lazyPart('account-center', () => import('./sections.view'));

/** The account-safety page of a logged-in person: loading, failed or complete. */
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
        icon={<DisconnectOutlined />}
        title={t('page.failedTitle')}
        hint={
          <>
            <div>{load.message}</div>
            <div>{t('page.failedHint')}</div>
          </>
        }
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
  const form = useRef<HTMLDivElement>(null);
  // No focus on a phone, since its keyboard would cover the page.
  const narrow = useNarrow();
  const takesFocus = surface === 'dialog' && !narrow;
  useEffect(() => {
    const focusedElement = document.activeElement;
    // The frame's dialog has focused its close button; a focus that the person has moved since
    // stays.
    const idle =
      focusedElement === document.body || focusedElement?.matches('.ant-modal-close,[role=dialog]');
    if (takesFocus && idle) focusFirst(form.current);
  }, [takesFocus]);
  return (
    <CoverablePage coveringParts={<LazyDialogs user={user} surface={surface} />}>
      <Flex vertical gap="middle" ref={form}>
        <PendingClosing />
        <ProfileCard user={user} surface={surface} />
        <SecurityOverview user={user} summary={<Summary user={user} />} actions={actions} />
        <LazyView part={sections} partProps={{}} failed={partFailed} />
      </Flex>
    </CoverablePage>
  );
}
