import { type Locale, limits } from '@edu/shared-utility';

/** Menu width in pixels (specification §9): English needs room, and French as much. */
export function menuWidth(o: { collapsed: boolean; language: Locale; i18n: boolean }): number {
  if (o.collapsed) return limits.menuWidthCollapsed;
  return o.i18n && o.language !== 'zh-CN' ? limits.menuWidthWide : limits.menuWidth;
}
