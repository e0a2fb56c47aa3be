import { contract, type EndpointData } from '@edu/shared-utility/contract';
import { PlatformError } from './platform-answer';
import { type PlatformAddress, send } from './platform-request';

/** The contract's flow by which the person logged in. */
export type Flow = 'old' | 'new';

/** The user of a token, according to the platform. */
export interface ForeignUser {
  readonly userId: string;
  /** True after real-name verification. */
  readonly isVerified: boolean;
  readonly flow: Flow;
}

/** The calls that return the user and end the session, in each flow. */
const calls: Readonly<
  Record<Flow, { readonly getUser: EndpointData; readonly logout: EndpointData }>
> = {
  old: { getUser: contract.account.getUserInfo, logout: contract.account.logout },
  new: { getUser: contract.userNew.getUserInfo, logout: contract.accountNew.logout },
};

const USER_ID = /^[\x21-\x7e]{1,128}$/;

function userOf(data: unknown, flow: Flow): ForeignUser {
  const { userId, idAuthStatus } = (data ?? {}) as Record<string, unknown>;
  if (typeof userId !== 'string' || !USER_ID.test(userId)) {
    throw new PlatformError('it names no userId');
  }
  return { userId, isVerified: idAuthStatus === 1, flow };
}

/**
 * The user of a token; null if the platform refuses it.
 *
 * @param flow the flow of a known session; null tries both
 */
export async function fetchForeignUser(
  platform: PlatformAddress,
  token: string,
  flow: Flow | null,
): Promise<ForeignUser | null> {
  let isKnown = false;
  for (const item of flow ? [flow] : (['old', 'new'] as const)) {
    const outcome = await send(platform, calls[item].getUser, token);
    if (outcome.kind === 'ok') return userOf(outcome.data, item);
    isKnown ||= outcome.kind !== 'absent';
  }
  if (!isKnown) throw new PlatformError('it does not know the call getUserInfo');
  return null;
}

/** Ends a session at the platform; one that is already over counts as success. */
export async function endForeignSession(
  platform: PlatformAddress,
  token: string,
  flow: Flow,
): Promise<void> {
  const { kind } = await send(platform, calls[flow].logout, token);
  if (kind !== 'ok' && kind !== 'ended') {
    throw new PlatformError(`it does not log out (${kind})`);
  }
}
