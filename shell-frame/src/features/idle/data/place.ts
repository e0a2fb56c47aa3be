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

/** Where a session stood: enough to stand there again. */
export interface Place extends Readonly<Pick<ContextValues, (typeof keys)[number]>> {
  readonly token: string | null;
  readonly newFlow: boolean;
  /** A demo session has no person, and so no password. */
  readonly demo: boolean;
}

export function currentPlace(): Place {
  const values = Object.fromEntries(keys.map((key) => [key, context.get(key)]));
  return {
    ...(values as Pick<ContextValues, (typeof keys)[number]>),
    token: context.get('token'),
    newFlow: isNewSaas(),
    demo: context.get('isWdDemo'),
  };
}

/** What the person logs in by; '' for somebody who has neither telephone nor mail. */
export const accountOf = (user: UserInfo): string =>
  user.accountPhone || user.phone || user.accountMail || '';

/** Whether a password leads back: in the new flow the login has to be followed by its choices. */
export const isWayBack = (user: UserInfo, place: Place): boolean =>
  !place.demo && accountOf(user) !== '' && (!place.newFlow || place.identity !== null);

/** Whether the session of now stands in this place. */
export const isHere = (place: Place): boolean =>
  (['organ', 'actor', 'branch', 'saas', 'identity'] as const).every(
    (key) => context.get(key) === place[key],
  );

/** All but the token. */
export function putBack(place: Place): void {
  const put = <K extends keyof Place & keyof ContextValues>(key: K): void =>
    context.set(key, place[key] as ContextValues[K]);
  keys.forEach(put);
}
