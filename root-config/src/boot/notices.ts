import { type CardContent, context, session } from '@edu/shared-utility';
import { frameModule } from '../activity';
import type { Notice } from '../guard/apply-decision';
import { phrases } from '../phrases';
import { copyText } from '../recovery/diagnosis';
import type { Fault } from '../supervision/fault';

const logout = () => void session.logout();

/** The card for what the guard reports in place of a page, such as a missing permission. */
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

/** Shown while a module has been loading for some seconds, with a button to retry. */
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
  /** Whether the address is a tester's override; then the card shows the error's message. */
  readonly isOverride: boolean;
  /** The diagnosed cause; null where the kind of the fault says enough. */
  readonly cause: string | null;
}

/** The recovery card: what failed, what is safe, Retry, the last good version, a copy for support. */
export function recoveryCard(fault: Fault, recovery: Recovery): CardContent {
  const isFrame = fault.module === frameModule;
  const reason =
    recovery.cause ?? phrases.t(`recovery.reason.${fault.kind}`, { status: fault.status ?? '' });
  const older = recovery.stepBack;
  const safe = isFrame ? 'recovery.frameSafe' : 'recovery.safe';
  const showsMessage = fault.kind === 'requires' || recovery.isOverride;
  return {
    art: 'broken',
    title: phrases.t(isFrame ? 'recovery.frameTitle' : 'recovery.title'),
    // Before the log-in there is no menu that would still work.
    lines: [reason, ...(context.get('token') ? [phrases.t(safe)] : [])],
    detail: [fault.module, fault.address, showsMessage && fault.message]
      .filter(Boolean)
      .join(' · '),
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
