import { type ContextValues, context, isNewSaas, type UserInfo } from '@edu/shared-utility';

/** Keys that another tab removes from the shared storage when it notices the end of the session. */
const keys = [
  'organ',
  'actor',
  'channel',
  'branch',
  'saas',
  'identity',
  'branchList',
  'organList',
  'roleList',
  'frontendConfig',
  'domain',
  'logo',
  'pageTitle',
  'theme',
] as const;

/** The place of a session, from which it can be restored. */
export interface SessionSnapshot extends Readonly<Pick<ContextValues, (typeof keys)[number]>> {
  readonly token: string | null;
  readonly newFlow: boolean;
  /** A demo session has no user and so no password. */
  readonly demo: boolean;
}

export function takeSnapshot(): SessionSnapshot {
  const values = Object.fromEntries(keys.map((key) => [key, context.get(key)]));
  return {
    ...(values as Pick<ContextValues, (typeof keys)[number]>),
    token: context.get('token'),
    newFlow: isNewSaas(),
    demo: context.get('isWdDemo'),
  };
}

/** Name to log in with; '' for a user without phone and mail. */
export const loginNameOf = (user: UserInfo): string =>
  user.accountPhone || user.phone || user.accountMail || '';

/** Whether a password restores the session: in the new flow the choices after the login must be known too. */
export const canReauthenticate = (user: UserInfo, snapshot: SessionSnapshot): boolean =>
  !snapshot.demo && loginNameOf(user) !== '' && (!snapshot.newFlow || snapshot.identity !== null);

/** Whether the current session is in this place. */
export const isCurrent = (snapshot: SessionSnapshot): boolean =>
  (['organ', 'actor', 'branch', 'saas', 'identity'] as const).every(
    (key) => context.get(key) === snapshot[key],
  );

/** Restores everything except the token. */
export function restoreContext(snapshot: SessionSnapshot): void {
  const restoreKey = <K extends keyof SessionSnapshot & keyof ContextValues>(key: K): void =>
    context.set(key, snapshot[key] as ContextValues[K]);
  keys.forEach(restoreKey);
}
