import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/custom',
  segment: 'custom',
  pages: ['/custom/certificateQueryPage', '/custom/certificateQueryResult'],
  namespace: 'custom',
  requires: { '@edu/shared-utility': '^3.14.0', react: '^19.3.1' },
};
