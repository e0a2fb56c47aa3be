import { context, LazyView, lazyPart, useContextValue } from '@edu/shared-utility';
import { type ReactNode, useEffect, useState } from 'react';

const goOnAs = lazyPart('entrance', () => import('./go-on-as.view'));

/** Whether the session is complete; a demo session does not count, since its visitor wants to log in. */
const isInside = () =>
  context.get('token') !== null && context.get('organ') !== null && !context.get('isWdDemo');

interface Props {
  readonly children: ReactNode;
  /** Called to continue as this person, if the form is used for that too; without it the entrance is left. */
  readonly onContinue?: () => void;
  /** Label for another account, if that is no log-in. */
  readonly otherLabel?: string;
  readonly onOther?: () => void;
}

/** Offers a logged-in person to continue; the forms are for another account. */
export function SignedInGate({ children, onContinue, otherLabel, onOther }: Props) {
  const hasToken = useContextValue('token') !== null;
  const [isOffered, setOffered] = useState(isInside);
  // A log-in in another tab; one in this tab continues by itself.
  useEffect(() => {
    const onChange = (_: unknown, origin: string): void => {
      if (origin === 'elsewhere' && isInside()) setOffered(true);
    };
    const ends = [context.subscribe('token', onChange), context.subscribe('organ', onChange)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  if (!isOffered || !hasToken) return children;
  const thenLeave = (prepare?: () => void) => () => {
    prepare?.();
    setOffered(false);
  };
  const pageProps = {
    onContinue: onContinue && thenLeave(onContinue),
    otherLabel,
    onOther: thenLeave(onOther),
  };
  return <LazyView part={goOnAs} partProps={pageProps} failed={() => children} />;
}
