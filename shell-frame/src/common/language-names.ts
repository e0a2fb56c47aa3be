import type { Locale } from '@edu/shared-utility';

/** Each language's own name, for the frame's menus. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'fr-FR': 'Français',
};
