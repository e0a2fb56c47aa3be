import { unsaved } from '@edu/shared-utility';
import { type NavigateOptions, type To, useNavigate } from 'react-router';

/**
 * Navigates to a path within this app and asks first when unsaved input would be lost, which the router's own
 * `useNavigate` does not.
 */
export function useGuardedNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (to, options) => {
    if (await unsaved.mayLeave()) await navigate(to, options);
  };
}
