import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined';
import { lazyPart, Notice, session, useContextValue, usePageTitle } from '@edu/shared-utility';
import { Button, Flex } from 'antd';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LazyOnceOpen } from '../common/lazy-once-open.view';
import { preloadPerson } from '../common/preload-person';
import {
  SecondFactorsSection,
  secondFactorsActions,
  selectSecondFactors,
} from '../features/second-factors';
import { morePhrases } from '../phrases/more';
import { RequiredFactorHead } from './required-factor-head.view';

export const prepare = () => morePhrases.load();

const factorDialog = lazyPart('account-center', () => import('./factor-dialog.view'));

/** The only page of a session that lacks a required second factor: add one, or log out. */
export default function RequiredFactor() {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const { load, dialog } = useSelector(selectSecondFactors);
  const done = load.status === 'absent' || (load.status === 'ready' && load.data.list.length > 0);
  const isOptional = load.status === 'ready' && !load.data.demanded;
  // Recovery codes are shown only once, so the page stays while they are visible.
  const mayContinue = (done || isOptional) && dialog.step === 'closed';
  usePageTitle(t('factors.demandedTitle'), useContextValue('pageTitle'));
  useEffect(preloadPerson, []);
  useEffect(() => {
    if (mayContinue) session.goOn();
  }, [mayContinue]);
  const close = () => void dispatch(secondFactorsActions.closed());
  return (
    <Flex vertical gap="middle">
      <RequiredFactorHead />
      <Notice
        heading="h1"
        icon={<SafetyOutlined />}
        title={t('factors.demandedTitle')}
        hint={t('factors.demandedText')}
        style={{ padding: 0 }}
        action={
          mayContinue && (
            <Button type="primary" onClick={session.goOn}>
              {t('factors.goOn')}
            </Button>
          )
        }
      />
      <SecondFactorsSection />
      {!mayContinue && (
        <Button style={{ alignSelf: 'center' }} onClick={() => void session.logout()}>
          {t('factors.logout')}
        </Button>
      )}
      <LazyOnceOpen
        open={dialog.step !== 'closed'}
        part={factorDialog}
        partProps={{}}
        close={close}
      />
    </Flex>
  );
}
