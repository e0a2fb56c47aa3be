import { navigate } from '@edu/shared-utility';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly onFollow?: () => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real anchor: a plain click stays in the page, every other click is the browser's own. */
export function Link({ to, onFollow, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
