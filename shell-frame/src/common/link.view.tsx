import { navigate } from '@edu/shared-utility';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  /** Told of a plain click. */
  readonly onFollow?: () => void;
  /** A plain click is `onFollow`'s business alone: something opens here instead of the page. */
  readonly inPlace?: boolean;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real anchor: a plain click stays in the page, every other click is the browser's own. */
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
