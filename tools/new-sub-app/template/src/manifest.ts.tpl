import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/__segment__',
  segment: '__segment__',
  pages: ['/__segment__/overview'],
  namespace: '__segment__',
  requires: { '@edu/shared-utility': '^__apiVersion__', react: '^__react__' },
};
