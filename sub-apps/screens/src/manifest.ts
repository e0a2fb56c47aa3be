import type { AppManifest } from '@edu/shared-utility';

/** Data of this app that the shell needs before it loads the app. */
export const manifest: AppManifest = {
  name: '@edu-app/screens',
  segment: 'screens',
  pages: ['/saas/screen/governmentDataScreen', '/saas/screen/trainRegulation', '/saas/EasyScreen'],
  namespace: 'screens',
  requires: { '@edu/shared-utility': '^4.0.0' },
};
