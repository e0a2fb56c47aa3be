import { useGuardedNavigate } from '@edu/shared-utility/admin';
import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface Props {
  /** Path within the app. */
  readonly to: string;
  /** Whether leaving loses unsaved input, so that the person is asked first. */
  readonly asksBeforeLoss?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button; modified clicks open it in a new tab. */
export function LinkButton({ to, asksBeforeLoss, children }: Props) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  const goTo = useGuardedNavigate();
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (!asksBeforeLoss || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      follow(event);
      return;
    }
    event.preventDefault();
    goTo(to);
  };
  return (
    <Button href={useHref(to)} onClick={onClick}>
      {children}
    </Button>
  );
}
