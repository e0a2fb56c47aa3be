import { context, session } from '@edu/shared-utility';
import { frameModule } from '../activity';
import type { Notice } from '../guard/run';
import type { CardContent } from '../layout/card';
import { firstSegment } from '../paths';
import { phrases } from '../phrases';
import type { Fault } from '../supervision/fault';

const logout = () => void session.logout();

/** Cards for what the guard found instead of a page. */
export function noticeCard(notice: Notice, retry: () => void): CardContent {
  const card = { title: phrases.t(`${notice}.title`), lines: [phrases.t(`${notice}.text`)] };
  if (notice === 'branchesFailed' || notice === 'menuFailed') {
    return { ...card, role: 'alert', actions: [{ label: phrases.t('retry'), go: retry }] };
  }
  const home = { label: phrases.t('home'), go: '/' };
  const leave = { label: phrases.t('logout'), go: logout };
  return { ...card, role: 'status', actions: [notice === 'emptyMenu' ? leave : home] };
}

/** A declared sub-application without an entry in the import map. */
export function notInstalledCard(path: string): CardContent {
  return {
    title: phrases.t('notInstalled.title'),
    lines: [phrases.t('notInstalled.text', { segment: firstSegment(path) })],
    actions: context.get('token') ? [{ label: phrases.t('home'), go: '/' }] : [],
    role: 'status',
  };
}

/** The recovery card: what failed, what is safe, Retry. */
export function recoveryCard(fault: Fault, retry: () => void): CardContent {
  const isFrame = fault.module === frameModule;
  const reason = phrases.t(`recovery.reason.${fault.kind}`, { status: fault.status ?? '' });
  return {
    title: phrases.t(isFrame ? 'recovery.frameTitle' : 'recovery.title'),
    lines: [reason, phrases.t(isFrame ? 'recovery.frameSafe' : 'recovery.safe')],
    detail: [fault.module, fault.address].filter(Boolean).join(' · '),
    actions: [{ label: phrases.t('recovery.retry'), go: retry }],
    role: 'alert',
  };
}
