import { type LazyPart, LazyView, toast } from '@edu/shared-utility';
import { useState } from 'react';
import { phrases } from '../phrases';

interface Props<P> {
  readonly open: boolean;
  readonly part: LazyPart<P>;
  readonly partProps: P;
  /** Called when the chunk could not be loaded, to reset the state that opened the dialog. */
  readonly close: () => void;
}

/** Loads a dialog's chunk when it first opens, and keeps it mounted afterwards for its closing transition. */
export function LazyOnceOpen<P extends object>({ open, part, partProps, close }: Props<P>) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  // The dialog did not open; the next click loads it again.
  const dismiss = () => {
    toast.error(phrases.t('page.partFailed'));
    close();
    setWasOpened(false);
  };
  return wasOpened ? <LazyView part={part} partProps={partProps} onFailed={dismiss} /> : null;
}
