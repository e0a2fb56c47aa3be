import type { ResourceKind } from '@edu/shared-utility';

/** In the order of tabs and switches. */
export const resourceKinds: readonly ResourceKind[] = ['video', 'audio', 'document', 'image'];

const MB = 1024 * 1024;

interface KindRule {
  /** In bytes, equal to the server's (platform-server/src/files/kinds.ts). */
  readonly limit: number;
  readonly extensions: readonly string[];
}

/** Allowed file extensions; the server examines the content. */
const rules: Readonly<Record<ResourceKind, KindRule>> = {
  video: { limit: 4096 * MB, extensions: ['mp4', 'm4v', 'webm', 'mov'] },
  audio: {
    limit: 1024 * MB,
    extensions: ['mp3', 'm4a', 'wav', 'ogg', 'oga', 'opus', 'flac', 'aac'],
  },
  document: { limit: 100 * MB, extensions: ['pdf', 'docx', 'xlsx', 'pptx'] },
  image: { limit: 20 * MB, extensions: ['jpg', 'jpeg', 'png', 'webp', 'gif'] },
};

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind by the file's extension; null for one that is not allowed. */
export const kindOfName = (name: string): ResourceKind | null =>
  resourceKinds.find((kind) => rules[kind].extensions.includes(extensionOf(name))) ?? null;

export const limitOf = (kind: ResourceKind): number => rules[kind].limit;

/** `accept` of a file input: `.mp4,.webm`; of all kinds by default. */
export const acceptOf = (kind?: ResourceKind): string =>
  (kind ? [kind] : resourceKinds)
    .flatMap((resourceKind) => rules[resourceKind].extensions)
    .map((extension) => `.${extension}`)
    .join(',');
