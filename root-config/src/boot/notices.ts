import { type CardContent, context, session } from '@edu/shared-utility';
import { frameModule } from '../activity';
import type { Notice } from '../guard/apply-decision';
import { phrases } from '../phrases';
import { copyText } from '../recovery/diagnosis';
import type { Fault } from '../supervision/fault';

const logout = () => void session.logout();

/** Cards for what the guard found instead of a page. */
export function noticeCard(notice: Notice, retry: () => void): CardContent {
  const art = notice === 'forbidden' ? 'locked' : notice === 'emptyMenu' ? 'lost' : 'broken';
  const card = {
    art,
    title: phrases.t(`${notice}.title`),
    lines: [phrases.t(`${notice}.text`)],
  } as const;
  if (notice === 'branchesFailed' || notice === 'menuFailed') {
    return { ...card, role: 'alert', actions: [{ label: phrases.t('retry'), press: retry }] };
  }
  const home = { label: phrases.t('home'), href: '/' };
  const leave = { label: phrases.t('logout'), press: logout };
  return { ...card, role: 'status', actions: [notice === 'emptyMenu' ? leave : home] };
}

/** A declared sub-application without an entry in the import map. */
export function notInstalledCard(path: string): CardContent {
  return {
    art: 'lost',
    title: phrases.t('notInstalled.title'),
    lines: [phrases.t('notInstalled.text')],
    detail: path,
    actions: [{ label: phrases.t(context.get('token') ? 'home' : 'login'), href: '/' }],
    role: 'status',
  };
}

/** A module that has been under way for some seconds: nothing is wrong yet, and one may ask again. */
export const slowCard = (retry: () => void): CardContent => ({
  title: phrases.t('loading.slow'),
  lines: [phrases.t('loading.slowText')],
  actions: [{ label: phrases.t('recovery.retry'), press: retry }],
  role: 'status',
});

export interface Recovery {
  readonly retry: () => void;
  /** Goes back to an older version; null when there is none. */
  readonly stepBack: (() => void) | null;
  readonly diagnosis: () => string;
  /** The module comes from elsewhere, for a tester, who wants to know what it says. */
  readonly isOverride: boolean;
  /** What was found out about its address; null where the kind of the fault says it. */
  readonly cause: string | null;
}

/** The recovery card: what failed, what is safe, Retry, the last good version, a copy for support. */
export function recoveryCard(fault: Fault, recovery: Recovery): CardContent {
  const isFrame = fault.module === frameModule;
  const reason =
    recovery.cause ?? phrases.t(`recovery.reason.${fault.kind}`, { status: fault.status ?? '' });
  const older = recovery.stepBack;
  const safe = isFrame ? 'recovery.frameSafe' : 'recovery.safe';
  const tells = fault.kind === 'requires' || recovery.isOverride;
  return {
    art: 'broken',
    title: phrases.t(isFrame ? 'recovery.frameTitle' : 'recovery.title'),
    // before the log-in there is no menu to go on with
    lines: [reason, ...(context.get('token') ? [phrases.t(safe)] : [])],
    detail: [fault.module, fault.address, tells && fault.message].filter(Boolean).join(' · '),
    actions: [
      { label: phrases.t('recovery.retry'), press: recovery.retry },
      ...(older ? [{ label: phrases.t('recovery.useOlder'), press: older }] : []),
      {
        label: phrases.t('recovery.copy'),
        say: async () => {
          const copied = await copyText(recovery.diagnosis());
          return phrases.t(copied ? 'recovery.copied' : 'recovery.notCopied');
        },
      },
    ],
    role: 'alert',
  };
}
