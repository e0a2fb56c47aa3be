import type { ResourceKind } from '@edu/shared-utility';

/** In the order of tabs and switches. */
export const resourceKinds: readonly ResourceKind[] = ['video', 'audio', 'document', 'image'];
