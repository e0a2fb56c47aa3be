import { navigate } from '@edu/shared-utility';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  /** Called on a plain click. */
  readonly onFollow?: () => void;
  /** Whether a plain click only calls `onFollow`, because something opens here instead of the page. */
  readonly inPlace?: boolean;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real anchor: a plain click navigates without a page load, all others are left to the browser. */
export function Link({ to, onFollow, inPlace, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    if (!inPlace) navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
