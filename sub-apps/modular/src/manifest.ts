import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/modular',
  segment: 'modular',
  pages: ['/modular/site', '/modular/languages'],
  namespace: 'modular',
  requires: { '@edu/shared-utility': '^3.5.0', react: '^19.3.1' },
};
