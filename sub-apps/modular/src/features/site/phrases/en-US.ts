import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Site',
  intro:
    'What everybody of this tenant sees of the log-in and of the administration. Saved changes show when a page is opened next.',
  forbidden:
    'To see the site you need the permission “View the site”. An administrator of the tenant can grant it under roles.',
  readOnly:
    'You can look, but not change anything. That needs the permission “Change the site”, which an administrator of the tenant can grant.',
  saved: 'Saved. It shows when a page is opened next.',
  yes: 'on',
  no: 'off',
  none: 'none',
  fields: {
    pageTitle: 'Title of the site',
    pageTitleHint: 'Name in the browser’s tab and on the log-in, at most 60 characters',
    logo: 'Logo on light grounds',
    logoOnDark: 'Logo on dark grounds',
    logoHint:
      'PNG, JPEG or WebP of at most 512 kB and 2000 × 1000 pixels; wide with a transparent ground looks best',
    logoOnDarkHint:
      'For the top bar and the dark mode; without one the logo for light grounds stands on a white plate',
    theme: 'Theme',
    color: 'Own colour',
    colorOwn: 'Use an own colour',
    colorPick: 'Pick a colour',
    loginBackground: 'Background of the log-in',
    loginPicture: 'Picture beside the log-in',
    pictureHint: 'PNG, JPEG or WebP of at most 2 MB; shown in wide windows alone',
    backgroundHint: 'PNG, JPEG or WebP of at most 2 MB',
    isNewSaas: 'New way to log in',
    isNewSaasHint: 'First the account, then the tenant and the identity',
    isI18n: 'Several languages',
    isI18nHint: 'Shows the choice of languages in the top bar',
    isOpenPlatformUpCommodity: 'Goods of the platform',
    isOpenPlatformUpCommodityHint: 'Resources of the platform may be offered as goods',
    publicScreens: 'Public screens',
    publicScreensHint:
      'Anybody sees the two screens for walls without logging in; they name nobody, and groups of fewer than five stay hidden',
    dashboards: 'Dashboards',
    domains: 'Domains',
    domainsHint:
      'Pages that are opened by these hosts are this tenant’s. No other tenant may have them, and they have to point to this platform. Who owns a host is not checked: enter none but your own. If another tenant holds one of yours, the platform’s operators can release it.',
  },
  sections: {
    name: 'Name and logos',
    colours: 'Colours',
    login: 'Log-in',
    parts: 'Parts',
    dashboards: 'Dashboards',
    domains: 'Domains',
  },
  themes: { init: 'Blue', red: 'Red', green: 'Green' },
  picture: {
    choose: 'Upload a picture',
    replace: 'Replace',
    remove: 'Remove',
    uploading: 'Uploading',
    tooLarge: 'The picture may have at most {{limit}}',
    lost: 'The upload broke off, please try again',
    broken: 'This picture cannot be shown',
  },
  contrast: {
    label: 'Can words be read?',
    bar: 'Words on the top bar',
    button: 'Words on buttons',
    link: 'Links and words in this colour',
    good: '{{place}}: easy to read (contrast {{ratio}}, at least 4.5)',
    poor: '{{place}}: hard to read (contrast {{ratio}}, at least 4.5)',
    instead: 'Use the nearest colour that can be read, {{colour}}',
    form: 'Please enter a colour such as #1760d1',
    save: 'Words on this colour cannot be read; please change it first',
  },
  domain: {
    name: 'Domain {{number}}',
    add: 'Add a domain',
    remove: 'Remove the domain {{domain}}',
    here: 'You are here',
  },
  dashboard: {
    hint: 'What this tenant calls the four dashboards, and in which region each begins; left empty they keep their titles and begin with all regions',
    title: 'Title of {{name}} ({{language}})',
    region: 'Region of {{name}}',
    noRegion: 'All regions',
    regionsFailed: 'The regions did not arrive',
    keys: {
      feimei: 'Non-coal mines (feimei)',
      ysx: 'ysx',
      senlinfanghuo: 'Forest fire (senlinfanghuo)',
      smyxt: 'smyxt',
    },
  },
  preview: {
    label: 'Preview',
    light: 'Light',
    dark: 'Dark',
    desk: 'Desk',
    phone: 'Phone',
    mode: 'Mode',
    device: 'Device',
    bar: 'Top bar of the administration',
    login: 'Log-in',
    loginHeading: 'Log in',
    action: 'Log in',
    link: 'Forgot password',
    primary: 'New',
    note: 'A sketch: details of the real pages differ a little',
  },
};

export default enUS;
