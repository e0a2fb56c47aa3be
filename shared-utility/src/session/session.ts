import { api } from '../api';
import type { OrganChoice } from '../contract';
import { context, isNewSaas, type SessionEnd } from '../storage';
import { deferEnd, endByLogout, expire, isEndDeferred, reset } from './end';
import { factorUrl, goOn, lacksFactor, loginPath, loginUrl, returnTo } from './login-address';
import { watchOtherTabs } from './other-tabs';
import { watchRefusals } from './watch-refusals';
import { watchReturn } from './watch-return';

/** What belongs to the person and the place of a session. */
function forgetPerson(): void {
  for (const key of ['organ', 'actor', 'branch', 'channel', 'branchList', 'organList'] as const) {
    context.remove(key);
  }
  for (const key of [
    'roleList',
    'userInfo',
    'menu',
    'permissions',
    'isWdDemo',
    'mustChoose',
  ] as const)
    context.remove(key);
  for (const key of ['saas', 'identity', 'touched', 'sessionEnd', 'returningAccount'] as const) {
    context.remove(key);
  }
}

/** Takes the token of a login; what an earlier person left in the context goes first. */
function start(result: { token: string }): void {
  forgetPerson();
  reset();
  context.set('token', result.token);
}

/** A session that the server has ended for a page that needs none: it stays where it is. */
function forget(): void {
  forgetPerson();
  context.remove('token');
}

function chooseOrgan(choice: OrganChoice): void {
  context.set('organ', choice.organ);
  context.set('actor', choice.actor);
  context.set('channel', choice.channel);
  context.remove('mustChoose');
}

/** Never rejects: a server out of reach lets the token expire. */
async function endOnServer(): Promise<void> {
  try {
    await (isNewSaas() ? api.accountNew : api.account).logout();
  } catch {
    // The token is forgotten here in any case.
  }
}

/** The session was idle for too long: the session ends there and here, and the login page knows the way back. */
function abandon(): void {
  void endOnServer();
  expire('idle');
}

/**
 * Ends the session on the server, then here; a server out of reach does not keep anybody in. `read` settles
 * when what is still on the screen has been read: the server hears of it before, the page goes after. The log-in
 * page says `why`, where it was not simply the person's wish.
 */
async function logout(read?: Promise<unknown>, reason: SessionEnd | null = null): Promise<void> {
  // Words on the screen are not cut short by a call that finds the session ended.
  const release = read && deferEnd();
  await endOnServer();
  await read;
  release?.();
  endByLogout(reason);
}

export const session = {
  start,
  forget,
  chooseOrgan,
  logout,
  expire,
  abandon,
  endOnServer,
  hold: deferEnd,
  isHeld: isEndDeferred,
  loginPath,
  loginUrl,
  returnTo,
  factorUrl,
  lacksFactor,
  goOn,
  watchOtherTabs,
  watchRefusals,
  watchReturn,
} as const;
