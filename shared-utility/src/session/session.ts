import { api } from '../api';
import type { OrganChoice } from '../contract';
import { context, isNewSaas, type SessionEnd } from '../storage';
import { deferEnd, endByLogout, expire, isEndDeferred, reset } from './end';
import { factorUrl, goOn, lacksFactor, loginPath, loginUrl, returnTo } from './login-address';
import { watchOtherTabs } from './other-tabs';
import { watchRefusals } from './watch-refusals';
import { watchReturn } from './watch-return';

/** Removes what belongs to a session's person and place. */
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

/** Stores the token of a login, after removing a former person's data. */
function start(result: { token: string }): void {
  forgetPerson();
  reset();
  context.set('token', result.token);
}

/** Clears a session that the server has ended, on a page that needs no session. */
function clearSession(): void {
  forgetPerson();
  context.remove('token');
}

function chooseOrgan(choice: OrganChoice): void {
  context.set('organ', choice.organ);
  context.set('actor', choice.actor);
  context.set('channel', choice.channel);
  context.remove('mustChoose');
}

/** Never rejects: if the server is unreachable, the token expires there. */
async function endOnServer(): Promise<void> {
  try {
    await (isNewSaas() ? api.accountNew : api.account).logout();
  } catch {
    // The token is removed here in any case.
  }
}

/** Ends an idle session here and on the server; the login page gets the address to return to. */
function abandon(): void {
  void endOnServer();
  expire('idle');
}

/**
 * Ends the session on the server, then here, even when the server is unreachable. With `read` the page stays until
 * that promise has settled, for a message that is still on screen. The log-in page shows `reason`, where the person
 * did not simply log out.
 */
async function logout(read?: Promise<unknown>, reason: SessionEnd | null = null): Promise<void> {
  // A call that notices the ended session must not leave the page while the message is shown.
  const release = read && deferEnd();
  await endOnServer();
  await read;
  release?.();
  endByLogout(reason);
}

export const session = {
  start,
  forget: clearSession,
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
