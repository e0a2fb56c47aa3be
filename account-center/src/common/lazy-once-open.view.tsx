import { type LazyPart, LazyView, toast } from '@edu/shared-utility';
import { useState } from 'react';
import { phrases } from '../phrases';

interface Props<P> {
  readonly open: boolean;
  readonly part: LazyPart<P>;
  readonly given: P;
  /** It did not arrive: whatever was opened is to close again. */
  readonly close: () => void;
}

/** Fetches a dialog with the first click that needs it; then it stays, to close with grace. */
export function LazyOnceOpen<P extends object>({ open, part, given: props, close }: Props<P>) {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  // nothing opened after all; the next click fetches it again
  const dismiss = () => {
    toast.error(phrases.t('page.partFailed'));
    close();
    setUsed(false);
  };
  return used ? <LazyView part={part} given={props} onFailed={dismiss} /> : null;
}
