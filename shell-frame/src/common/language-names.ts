import type { Locale } from '@edu/shared-utility';

/** Each language by its own name, as the frame's menus write it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'fr-FR': 'Français',
};
