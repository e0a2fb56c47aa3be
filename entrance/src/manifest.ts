import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu/entrance',
  segment: 'entrance',
  pages: ['/entrance', '/entrance/login', '/entrance/organ', '/error'],
  namespace: 'entrance',
  requires: { '@edu/shared-utility': '^1.0.0' },
};
