import { context, navigate, session, type UserInfo } from '@edu/shared-utility';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Channel, changeActions } from '../features/account-change';
import { changePasswordActions } from '../features/change-password';
import { enrolActions } from '../features/face-enrolment';
import { faceActions } from '../features/face-verify';
import { qrActions } from '../features/qr-verify';
import { secondFactorsActions, selectSecondFactors } from '../features/second-factors';
import {
  hasPassword,
  type SafetyRowKey,
  SafetySummary,
  safetyState,
  selectGuards,
} from '../features/security-overview';
import { phrases } from '../phrases';
import { faceDeadline } from './face-deadline';
import { verificationMethod } from './verification-methods';

/** Actions of the rows and of the summary: change or bind an account, verify by face or QR code, enrol a face. */
function useOpeners(user: UserInfo) {
  const dispatch = useDispatch();
  const guards = useSelector(selectGuards);
  const method = verificationMethod(user, guards);
  const purpose = 'identity';
  const identity = {
    qr: () => dispatch(qrActions.opened({ purpose })),
    face: () => dispatch(faceActions.opened({ purpose, deadline: faceDeadline() })),
    enrol: () => dispatch(enrolActions.opened()),
  };
  const account = (channel: Channel, current: string | null) => () =>
    void dispatch(changeActions.opened({ channel, current }));
  const firstFactor = { step: 'name', kind: 'totp' } as const;
  return {
    method,
    hasPassword: hasPassword(guards),
    password: () => void dispatch(changePasswordActions.opened()),
    /** Without an old password the new one is set by a code, as before a log-in. */
    setPassword: () => {
      context.set('arrivingAccount', user.accountPhone || user.accountMail);
      navigate(session.loginPath().replace('/login', '/forget'));
    },
    phone: account('phone', user.accountPhone),
    mail: account('mail', user.accountMail),
    identity: () => void identity[method](),
    factor: () => void dispatch(secondFactorsActions.shown(firstFactor)),
  };
}

/** The safety summary with its next step. */
export function Summary({ user }: { user: UserInfo }) {
  const { load } = useSelector(selectSecondFactors);
  const open = useOpeners(user);
  // Until the second factors have loaded, space is reserved as if there were none.
  const isKnown = load.status !== 'idle' && load.status !== 'loading';
  const ready = load.status === 'ready' ? load.data.list.length > 0 : undefined;
  const state = safetyState(user, isKnown ? ready : false);
  return <SafetySummary state={state} isKnown={isKnown} onNext={(next) => open[next]()} />;
}

/** The action of each row. */
export function useSafetyActions(user: UserInfo): Record<SafetyRowKey, ReactNode> {
  const { t } = phrases.use();
  const open = useOpeners(user);
  const link = (name: string, label: string, run: () => void) => (
    <Button type="link" style={{ paddingInline: 0 }} aria-label={`${label} ${name}`} onClick={run}>
      {label}
    </Button>
  );
  const methodLabel = { qr: t('safety.scan'), face: t('safety.face'), enrol: t('safety.enrol') };
  return {
    password: open.hasPassword
      ? link(t('safety.password'), t('safety.edit'), open.password)
      : link(t('safety.password'), t('safety.set'), open.setPassword),
    phone: link(
      t('safety.phone'),
      t(user.accountPhone ? 'safety.change' : 'safety.bind'),
      open.phone,
    ),
    mail: link(t('safety.mail'), t(user.accountMail ? 'safety.change' : 'safety.bind'), open.mail),
    identity: link(t('safety.identity'), methodLabel[open.method], open.identity),
  };
}
