import { type ContextValues, context, isNewSaas, type UserInfo } from '@edu/shared-utility';

/** What another tab takes out of the common storage when it finds the session ended. */
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

/** Where a session stood: enough to be there again. */
export interface SessionSnapshot extends Readonly<Pick<ContextValues, (typeof keys)[number]>> {
  readonly token: string | null;
  readonly newFlow: boolean;
  /** A demo session has no person, and so no password. */
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

/** What the person logs in by; '' for somebody who has neither telephone nor mail. */
export const loginNameOf = (user: UserInfo): string =>
  user.accountPhone || user.phone || user.accountMail || '';

/** Whether a password leads back: in the new flow the login has to be followed by its choices. */
export const canReauthenticate = (user: UserInfo, snapshot: SessionSnapshot): boolean =>
  !snapshot.demo && loginNameOf(user) !== '' && (!snapshot.newFlow || snapshot.identity !== null);

/** Whether the present session is in this place. */
export const isCurrent = (snapshot: SessionSnapshot): boolean =>
  (['organ', 'actor', 'branch', 'saas', 'identity'] as const).every(
    (key) => context.get(key) === snapshot[key],
  );

/** All but the token. */
export function restoreContext(snapshot: SessionSnapshot): void {
  const put = <K extends keyof SessionSnapshot & keyof ContextValues>(key: K): void =>
    context.set(key, snapshot[key] as ContextValues[K]);
  keys.forEach(put);
}
