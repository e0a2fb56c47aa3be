import { unsaved } from '@edu/shared-utility';
import { type NavigateOptions, type To, useNavigate } from 'react-router';

/**
 * Goes to a page of this app, by its path within the app. What is typed and would be lost with the page before it is
 * asked about first: the router's own `useNavigate` asks nothing.
 */
export function useAskedNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const go = useNavigate();
  return async (to, options) => {
    if (await unsaved.mayLeave()) await go(to, options);
  };
}
