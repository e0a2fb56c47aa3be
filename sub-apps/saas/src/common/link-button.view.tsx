import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface Props {
  /** Within the app. */
  readonly to: string;
  readonly children: ReactNode;
}

/** What leads to a page and looks like a button: opened in a tab of its own where a key says so. */
export function LinkButton({ to, children }: Props) {
  return (
    <Button href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)}>
      {children}
    </Button>
  );
}
