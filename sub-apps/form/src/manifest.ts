import type { AppManifest } from '@edu/shared-utility';

/** Data of this app that the shell needs before it loads the app. */
export const manifest: AppManifest = {
  name: '@edu-app/form',
  segment: 'form',
  pages: ['/form/questionnaires', '/form/answer'],
  namespace: 'form',
  requires: { '@edu/shared-utility': '^4.1.0', react: '^19.3.1' },
};
