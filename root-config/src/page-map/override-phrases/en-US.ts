import type { zhCN } from './zh-CN';

const enUS: typeof zhCN = {
  active: 'Test mode: these modules come from elsewhere',
  noDigest: 'no integrity check',
  reset: 'Back to the published versions',
  changed: 'Overrides were changed in another tab; this page still runs with those before.',
  safe: 'Safe mode: {{count}} module overrides are switched off.',
  leaveSafe: 'Leave safe mode',
  off: 'This browser keeps module overrides that are not in use, as the test tools are off:',
  switchOn: 'Switch on and reload',
  forget: 'Forget them',
  offer:
    'This link asks to load the module “{{module}}” from the following address, for testing only:\n{{address}}',
  apply: 'Apply',
  refuse: 'Refuse',
  expired: 'This test link has expired.',
  notAllowed: 'This platform does not allow modules from that address: {{address}}',
  mapNotRead: 'This external import map cannot be read and is not used: {{address}}',
  lineNotAllowed:
    'The line of {{module}} in the external map {{map}} is not used, as this platform does not allow its address: {{address}}',
};

export default enUS;
