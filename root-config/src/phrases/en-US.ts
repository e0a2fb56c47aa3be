import { loading } from './loading/en-US';
import type { zhCN } from './zh-CN';

const enUS: typeof zhCN = {
  defaultTitle: 'Sharing educational resources to inherit human civilization',
  loading,
  recovery: {
    title: 'This page could not be opened',
    frameTitle: 'The page frame could not be opened',
    safe: 'Other pages are not affected; you can go on with the menu.',
    frameSafe: 'The page content is not affected; you can go on working.',
    copy: 'Copy diagnosis',
    copied: 'Copied',
    notCopied: 'Could not be copied',
    useOlder: 'Use the last good version',
    usingOlder: 'The new version could not be opened; the last good one is used',
    retry: 'Retry',
    reason: {
      http: 'The server answered with an error ({{status}}).',
      network: 'The module could not be downloaded. Check the network, then retry.',
      timeout: 'The module did not answer in time.',
      integrity: 'The module differs from what was published, so the browser refused to run it.',
      evaluation: 'The code of the module failed.',
      'not-a-module': 'The address did not answer with a usable module.',
      'missing-lifecycle': 'The module lacks a necessary entry function.',
      requires:
        'The module needs a shared library, or a version of one, that this page does not have.',
      lifecycle: 'The module failed while it started.',
    },
  },
  update: {
    ask: 'There is a new version of this page.',
    now: 'Update now',
    later: 'When I leave',
    unsaved: 'This page has unsaved changes; updating now would lose them.',
    anyway: 'Update anyway',
    reload: 'The platform has been updated; reload to use the new version.',
    reloadNow: 'Reload',
    reloadLater: 'Later',
    reloadUnsaved: 'This page has unsaved changes; reloading would lose them.',
  },
  elsewhere: {
    branch:
      'You switched to the branch {{name}} in another tab. This page may still show the former one; what you save here goes to the new one.',
    login:
      'You signed in in another tab: what you save here is saved as that account. Copy what you need, then refresh this page.',
    organ:
      'You switched organisation in another tab: what you save here is saved in that one. Copy what you need, then refresh this page.',
    reload: 'Refresh this page',
  },
  away: {
    network: 'You are offline',
    server: 'The server cannot be reached',
    text: 'This goes on by itself once the connection is back, or when you retry.',
    loggedOut: 'You are signed out on this device.',
    still: 'Still no connection, retry',
    asOf: 'You are offline. This page was read before {{time}}; it goes on by itself once the connection is back.',
    reading: 'Back online, reading again…',
  },
  notInstalled: {
    title: 'Not available here yet',
    text: 'This platform does not have this function yet. If you need it, please ask its administrator.',
  },
  emptyMenu: {
    title: 'No menu yet',
    text: 'Your account has no pages yet. Please ask an administrator for access.',
  },
  menuFailed: {
    title: 'The menu could not be loaded',
    text: 'Your menu is not available at the moment. Please retry shortly.',
  },
  branchesFailed: {
    title: 'Your organisation could not be loaded',
    text: 'Your branches are not available at the moment. Please retry shortly.',
  },
  forbidden: {
    title: 'No access',
    text: 'Your role may not open this page. Please contact an administrator.',
  },
  unknownPage: {
    title: 'Page not found',
    text: 'There is no page at this address.',
  },
  login: 'Go to sign-in',
  home: 'Back to the home page',
  retry: 'Retry',
  close: 'Close',
  logout: 'Sign out',
};

export default enUS;
