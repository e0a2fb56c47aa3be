import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/cms',
  segment: 'cms',
  pages: ['/cms/content/articles', '/cms/content/classify', '/cms/content/dissertation'],
  namespace: 'cms',
  requires: { '@edu/shared-utility': '^3.20.0', react: '^19.3.1' },
};
