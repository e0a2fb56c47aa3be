import { useCallback, useEffect } from 'react';
import { api } from '../api';
import { useContextValue } from '../react/use-context-value';
import { context, type PermissionState } from '../storage';
import { singleFlight } from './single-flight';

/** Codes belong to a place: those of another one count for nothing. */
const placeNow = () => `${context.get('token')} ${context.get('actor')} ${context.get('branch')}`;

const isHere = (state: PermissionState) => state.status !== 'idle' && state.place === placeNow();

/**
 * Asks for the permission codes of the present place, once a place. A platform without this call says nothing,
 * and everything is offered: the server decides at every call anyhow.
 *
 * @param options `force` asks although the codes are known: they may have changed meanwhile
 */
export function loadPermissions(options: { force?: boolean } = {}): Promise<PermissionState> {
  const cached = context.get('permissions');
  // A guest has none, and the question itself would lead them to the log-in.
  if (context.get('token') === null) return Promise.resolve({ status: 'idle' });
  if (cached.status === 'ready' && isHere(cached) && !options.force) return Promise.resolve(cached);
  const sessionKey = placeNow();
  return singleFlight(`permissions ${sessionKey}`, async () => {
    if (!isHere(cached)) context.set('permissions', { status: 'loading', place: sessionKey });
    const state: PermissionState = await api.session.permissions().then(
      ({ permissions, testTools }) => ({
        status: 'ready',
        place: sessionKey,
        codes: new Set(permissions),
        testTools: testTools === true,
      }),
      () => ({ status: 'untold', place: sessionKey }),
    );
    if (isHere(state)) context.set('permissions', state);
    return state;
  });
}

function allows(state: PermissionState, code: string): boolean {
  if (!isHere(state)) return false;
  return state.status === 'untold' || (state.status === 'ready' && state.codes.has(code));
}

/** Whether the person may do what `code` names, as far as is known now; false until the answer has come. */
export const can = (code: string): boolean => allows(context.get('permissions'), code);

/**
 * Whether the server has said that this person may take modules from elsewhere; a platform that says nothing has not.
 */
export function mayUseTestTools(): boolean {
  const state = context.get('permissions');
  return isHere(state) && state.status === 'ready' && state.testTools;
}

/** `can` for a component, drawn again when the answer comes; fetches it if that was not done yet. */
export function useCan(): (code: string) => boolean {
  const state = useContextValue('permissions');
  const branch = useContextValue('branch');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another branch is another place to ask for
  useEffect(() => {
    void loadPermissions();
  }, [branch]);
  return useCallback((code: string) => allows(state, code), [state]);
}

/** Whether the server has answered what the person may: until then a page that depends on it is not whole. */
export function useArePermissionsKnown(): boolean {
  const state = useContextValue('permissions');
  return isHere(state) && state.status !== 'loading';
}
