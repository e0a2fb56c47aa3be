import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { navigate } from '../navigation';

interface Props {
  readonly to: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * A link to a page of any app: a plain click navigates without a page load, modified clicks are left to the
 * browser.
 */
export function PageLink({ to, style, children }: Props) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} style={style}>
      {children}
    </a>
  );
}
