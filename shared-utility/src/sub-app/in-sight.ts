import type { CSSProperties } from 'react';

/** Style that keeps text visible while a wide page is scrolled sideways. */
export const inSight: CSSProperties = {
  position: 'sticky',
  insetInline: 16,
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 80px)',
};

/** The same for a message in place of a list or a page. */
export const noticeInSight: CSSProperties = { ...inSight, paddingInline: 16 };
