import type { zhCN } from './zh-CN';

const enUS: typeof zhCN = {
  title: 'Test tools',
  active: 'Module on screen: {{module}}',
  address: 'Address of {{module}}',
  fault: 'Fault of {{module}}',
  noFault: 'no fault',
  faults: { hang: 'hangs', missing: '404', slow: '10 s late', throw: 'throws' },
  apply: 'Override',
  share: 'Share link',
  shared: 'Link copied; it is good for 24 hours.',
  unmount: 'Unmount the module',
  mount: 'Mount it again',
  outlines: 'Outlines',
  leaks: 'Leak check',
  clean: 'No growth after {{cycles}} cycles.',
  leaking:
    'After {{cycles}} cycles there are {{nodes}} more nodes, {{styles}} styles, {{bodyChildren}} children of body.',
};

export default enUS;
