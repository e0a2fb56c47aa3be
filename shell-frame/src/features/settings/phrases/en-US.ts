import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Settings',
  kept: 'Changes take effect at once. Appearance, language and time zone are kept in this browser on this device.',
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
  notices: 'Notices',
  noticesAlways:
    'Changes of your password, phone, e-mail, verified name, face or second factors, and the closing of your account, are always told to your phone and e-mail. That cannot be switched off.',
  newNetwork: 'Log-in from a new network',
  newNetworkHint:
    'You are told when your account is used from a network that it was never used from. This is kept in your account and holds on every device.',
  mailWay: 'By e-mail to {{address}}',
  phoneWay: 'By text message to {{address}}',
  mailMissing: 'No e-mail address is bound',
  phoneMissing: 'No phone number is bound',
  noticesSaved: 'Saved',
  again: 'Try again',
  account: 'Password, phone, e-mail and devices',
  accountLink: 'Account security',
};

export default enUS;
