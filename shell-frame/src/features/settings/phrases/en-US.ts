import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Settings',
  kept: 'Changes take effect at once and are kept in this browser on this device.',
  look: 'Appearance',
  appearance: 'Theme',
  system: 'System',
  systemNow: { light: 'The system is light now', dark: 'The system is dark now' },
  light: 'Light',
  dark: 'Dark',
  density: 'Density',
  densityHint: 'How tall tables, forms and buttons are. Phones always get sizes made for fingers.',
  comfortable: 'Comfortable',
  compact: 'Compact',
  tabs: 'Tabs',
  tabsHint: 'The pages that you have opened stand in a row, one press away.',
  tabsSwitch: 'Show tabs above the page',
  region: 'Language and region',
  language: 'Language',
  timezone: 'Time zone',
  timezoneHint: 'Dates and times are shown in it. It is {{now}} now.',
  device: 'Of this device ({{zone}})',
  noZone: 'No time zone of that name',
  account: 'Password, phone, e-mail and devices',
  accountLink: 'Account security',
};

export default enUS;
