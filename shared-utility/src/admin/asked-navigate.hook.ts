import { unsaved } from '@edu/shared-utility';
import { useCallback } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router';

/**
 * Goes to a page of this app, by its path within the app. What is typed and would be lost with the page before it is
 * asked about first: the router's own `useNavigate` asks nothing.
 */
export function useAskedNavigate(): (to: To, options?: NavigateOptions) => void {
  const go = useNavigate();
  return useCallback(
    (to, options) => {
      if (!unsaved.any()) void go(to, options);
      else void unsaved.mayLeave().then((agreed) => agreed && go(to, options));
    },
    [go],
  );
}
