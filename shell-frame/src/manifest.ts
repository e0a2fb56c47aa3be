import type { AppManifest } from '@edu/shared-utility';

export const manifest: AppManifest = {
  name: '@edu/shell-frame',
  segment: 'shell-frame',
  pages: [],
  namespace: 'shell-frame',
  requires: { react: '^19.0.0', antd: '^6.0.0', '@edu/shared-utility': '^4.0.0' },
};
