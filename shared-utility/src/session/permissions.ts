import { useCallback, useEffect } from 'react';
import { api } from '../api';
import type { ApiError } from '../http';
import { useContextValue } from '../react/use-context-value';
import { context, type PermissionState } from '../storage';
import { singleFlight } from './single-flight';

/** Permission codes belong to one place: those of another place do not count. */
const placeNow = () => `${context.get('token')} ${context.get('actor')} ${context.get('branch')}`;

const isOfCurrentPlace = (state: PermissionState) =>
  state.status !== 'idle' && state.place === placeNow();

/**
 * Loads the permission codes of the current place, once a place. On a platform without this call everything is
 * offered: the server checks every call anyway.
 *
 * @param options `force` reloads the codes, which may have changed
 */
export function loadPermissions(options: { force?: boolean } = {}): Promise<PermissionState> {
  const cached = context.get('permissions');
  // A guest has none, and the request itself would lead to the log-in.
  if (context.get('token') === null) return Promise.resolve({ status: 'idle' });
  if (cached.status === 'ready' && isOfCurrentPlace(cached) && !options.force)
    return Promise.resolve(cached);
  const sessionKey = placeNow();
  return singleFlight(`permissions ${sessionKey}`, async () => {
    if (!isOfCurrentPlace(cached))
      context.set('permissions', { status: 'loading', place: sessionKey });
    const state: PermissionState = await api.session.permissions().then(
      ({ permissions, testTools }) => ({
        status: 'ready',
        place: sessionKey,
        codes: new Set(permissions),
        testTools: testTools === true,
      }),
      ({ code }: ApiError) => ({ status: 'failed', place: sessionKey, code }),
    );
    if (isOfCurrentPlace(state)) context.set('permissions', state);
    return state;
  });
}

function allows(state: PermissionState, code: string): boolean {
  if (!isOfCurrentPlace(state)) return false;
  return state.status === 'failed' || (state.status === 'ready' && state.codes.has(code));
}

/** Whether the person has the permission `code`; false until the codes have loaded. */
export const can = (code: string): boolean => allows(context.get('permissions'), code);

/** Whether the server permits this person to use overrides; false on a platform that does not say so. */
export function mayUseTestTools(): boolean {
  const state = context.get('permissions');
  return isOfCurrentPlace(state) && state.status === 'ready' && state.testTools;
}

/** `can` for a component: loads the codes if necessary, and renders again when they arrive. */
export function useCan(): (code: string) => boolean {
  const state = useContextValue('permissions');
  const branch = useContextValue('branch');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another branch has other permissions
  useEffect(() => {
    void loadPermissions();
  }, [branch]);
  return useCallback((code: string) => allows(state, code), [state]);
}

/** Whether the permissions have loaded; before that a page that depends on them is incomplete. */
export function useArePermissionsKnown(): boolean {
  const state = useContextValue('permissions');
  return isOfCurrentPlace(state) && state.status !== 'loading';
}
