import { useLayoutEffect, useRef } from 'react';

export const allOpen = (): boolean => true;

interface PanelProps {
  readonly id?: string;
  readonly top: number;
  readonly title: string;
  readonly children?: React.ReactNode;
}

/** A flyout beside its entry, moved up if it would extend below the window. */
export function FlyoutPanel({ id, top, title, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    const lowestTop = window.innerHeight - box.offsetHeight - 8;
    box.style.setProperty('top', `${Math.max(8, Math.min(top, lowestTop))}px`);
  }, [top]);
  return (
    <div
      id={id}
      ref={panel}
      className="esf-flyout"
      data-plain={children === undefined || undefined}
    >
      <div className="esf-flyout-title" aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  );
}
