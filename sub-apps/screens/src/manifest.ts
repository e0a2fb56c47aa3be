import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/screens',
  segment: 'screens',
  pages: ['/saas/screen/governmentDataScreen', '/saas/screen/trainRegulation', '/saas/EasyScreen'],
  namespace: 'screens',
  requires: { '@edu/shared-utility': '^3.19.0' },
};
