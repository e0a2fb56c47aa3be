import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu/account-center',
  segment: 'personal',
  pages: ['/personal'],
  namespace: 'account-center',
  requires: { '@edu/shared-utility': '^3.11.0' },
};
