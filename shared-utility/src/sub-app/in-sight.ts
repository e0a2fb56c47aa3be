import type { CSSProperties } from 'react';

/** Of words that have to be read however far a page that is wider than its window is scrolled sideways. */
export const inSight: CSSProperties = {
  position: 'sticky',
  insetInline: 16,
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 80px)',
};

/** The same of the message that represents a list or a page. */
export const noticeInSight: CSSProperties = { ...inSight, paddingInline: 16 };
