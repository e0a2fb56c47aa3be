import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/form',
  segment: 'form',
  pages: ['/form/questionnaires', '/form/answer'],
  namespace: 'form',
  requires: { '@edu/shared-utility': '^3.20.0', react: '^19.3.1' },
};
