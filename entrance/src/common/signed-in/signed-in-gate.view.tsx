import { context, LazyView, lazyPart, useContextValue } from '@edu/shared-utility';
import { type ReactNode, useState } from 'react';

const goOnAs = lazyPart('entrance', () => import('./go-on-as.view'));

/** A place was chosen; who looks at the demonstration wants to log in here. */
const isInside = () =>
  context.get('token') !== null && context.get('organ') !== null && !context.get('isWdDemo');

interface Props {
  readonly children: ReactNode;
  /** What going on as oneself prepares, where the form comes for that as well; else it leaves the entrance. */
  readonly onGoOn?: () => void;
  /** What the way to another person is called, where it is no log-in. */
  readonly other?: string;
  readonly onOther?: () => void;
}

/** Somebody who came here logged in goes on as who they are; the forms come for another account. */
export function SignedInGate({ children, onGoOn, other, onOther }: Props) {
  const hasToken = useContextValue('token') !== null;
  const [offered, setOffered] = useState(isInside);
  if (!offered || !hasToken) return children;
  const thenLeave = (prepare?: () => void) => () => {
    prepare?.();
    setOffered(false);
  };
  const pageProps = { onGoOn: onGoOn && thenLeave(onGoOn), other, onOther: thenLeave(onOther) };
  return <LazyView part={goOnAs} given={pageProps} failed={() => children} />;
}
