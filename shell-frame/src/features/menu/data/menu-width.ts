import { type Locale, limits } from '@edu/shared-utility';

interface MenuShape {
  /** Whether the menu is a drawer over the page, for which no space is reserved. */
  readonly drawer?: boolean;
  readonly collapsed: boolean;
  readonly language: Locale;
  readonly i18n: boolean;
}

/** Menu width in pixels (specification §9), wider in English and French. */
export function menuWidth(shape: MenuShape): number {
  if (shape.drawer) return 0;
  if (shape.collapsed) return limits.menuWidthCollapsed;
  return shape.i18n && shape.language !== 'zh-CN' ? limits.menuWidthWide : limits.menuWidth;
}
