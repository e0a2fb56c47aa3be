import { context, LazyView, lazyPart, useContextValue } from '@edu/shared-utility';
import { type ReactNode, useState } from 'react';

const goOnAs = lazyPart('entrance', () => import('./go-on-as.view'));

/** A place was chosen; who looks at the demonstration wants to log in here. */
const isInside = () =>
  context.get('token') !== null && context.get('organ') !== null && !context.get('isWdDemo');

/** Somebody who came here logged in goes on as who they are; the forms come for another account. */
export function SignedInGate({ children }: { readonly children: ReactNode }) {
  const hasToken = useContextValue('token') !== null;
  const [offered, setOffered] = useState(isInside);
  if (!offered || !hasToken) return children;
  const given = { onOther: () => setOffered(false) };
  return <LazyView part={goOnAs} given={given} failed={() => children} />;
}
