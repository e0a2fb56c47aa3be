import { useAskedNavigate } from '@edu/shared-utility/admin';
import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface Props {
  /** Within the app. */
  readonly to: string;
  /** What is typed on the page is lost by going: asked about first. */
  readonly asks?: boolean;
  readonly children: ReactNode;
}

/** What leads to a page and looks like a button: opened in a tab of its own where a key says so. */
export function LinkButton({ to, asks, children }: Props) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  const askedGo = useAskedNavigate();
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (!asks || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      follow(event);
      return;
    }
    event.preventDefault();
    askedGo(to);
  };
  return (
    <Button href={useHref(to)} onClick={onClick}>
      {children}
    </Button>
  );
}
