import { type RefObject, useEffect } from 'react';
import type { DialogPart } from './dialog-part';
import { focusFirst } from './focus';

interface Props {
  readonly parts: readonly DialogPart[];
  /** Wraps the topmost part. */
  readonly top: RefObject<HTMLDivElement | null>;
}

/** All open parts; only the topmost is visible and receives the focus. */
export function DialogBodies({ parts, top }: Props) {
  const topPart = parts.at(-1);
  const bodyKey = topPart && `${topPart.id} ${topPart.step}`;
  useEffect(() => {
    if (bodyKey) focusFirst(top.current);
  }, [bodyKey, top]);
  return parts.map((part) => {
    const isTop = part === topPart;
    return (
      <div key={part.id} ref={isTop ? top : null} className="eac-top" tabIndex={-1} hidden={!isTop}>
        {part.body}
      </div>
    );
  });
}
