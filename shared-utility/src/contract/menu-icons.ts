/** Pictures that an entry of the menu may ask for by name; the frame draws them. */
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
