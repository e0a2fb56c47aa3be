/** Icons that a module may choose for its menu entry; the frame draws them. */
export const menuIcons = [
  'apps',
  'book',
  'bubble',
  'building',
  'cap',
  'chart',
  'coin',
  'drum',
  'file',
  'help',
  'home',
  'people',
  'settings',
  'sheet',
  'shield',
  'tree',
  'window',
] as const;

export type MenuIconName = (typeof menuIcons)[number];
