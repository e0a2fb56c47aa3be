import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import type { CalendarFeedProps } from './calendar-feed.view';

const part = lazyPart<CalendarFeedProps>('saas', () => import('./calendar-feed.view'));

/** Offers an address that calendar programmes read by themselves; what it asks and says comes when somebody wants it. */
export function SubscribeCalendar({ label, ...button }: { readonly label: string } & ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyView part={part} given={{ onClose: () => setOpen(false) }} failed={partFailed} />
      )}
    </>
  );
}
