import { type Locale, limits } from '@edu/shared-utility';

interface MenuShape {
  /** Over the page, which gives it no room. */
  readonly drawer?: boolean;
  readonly collapsed: boolean;
  readonly language: Locale;
  readonly i18n: boolean;
}

/** Menu width in pixels (specification §9): English needs room, and French as much. */
export function menuWidth(o: MenuShape): number {
  if (o.drawer) return 0;
  if (o.collapsed) return limits.menuWidthCollapsed;
  return o.i18n && o.language !== 'zh-CN' ? limits.menuWidthWide : limits.menuWidth;
}
