import type { AppManifest } from '@edu/shared-utility';

/** What the shell needs from this app before loading it. */
export const manifest: AppManifest = {
  name: '@edu/account-center',
  segment: 'personal',
  pages: ['/personal'],
  namespace: 'account-center',
  requires: { '@edu/shared-utility': '^4.0.0' },
};
