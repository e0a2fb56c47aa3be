import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import type { CalendarFeedProps } from './calendar-feed.view';

const part = lazyPart<CalendarFeedProps>('saas', () => import('./calendar-feed.view'));

/** A button to create a calendar feed; its dialog is loaded on click. */
export function SubscribeCalendar({ label, ...button }: { readonly label: string } & ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyView part={part} partProps={{ onClose: () => setOpen(false) }} failed={partFailed} />
      )}
    </>
  );
}
