import type { ResourceKind } from '@edu/shared-utility/contract';

const MB = 1024 * 1024;

interface Kind {
  /** Maximum size in bytes. */
  readonly limit: number;
  /** Allowed media types, each with its file extensions. */
  readonly types: Readonly<Record<string, readonly string[]>>;
}

const office = 'application/vnd.openxmlformats-officedocument.';

/** What may be uploaded. The content decides; names only state the intention. */
export const kinds: Readonly<Record<ResourceKind, Kind>> = {
  video: {
    limit: 4096 * MB,
    types: { 'video/mp4': ['mp4', 'm4v'], 'video/webm': ['webm'], 'video/quicktime': ['mov'] },
  },
  audio: {
    limit: 1024 * MB,
    types: {
      'audio/mpeg': ['mp3'],
      'audio/x-m4a': ['m4a'],
      'audio/mp4': ['m4a'],
      'audio/wav': ['wav'],
      'audio/ogg': ['ogg', 'oga', 'opus'],
      'audio/flac': ['flac'],
      'audio/aac': ['aac'],
    },
  },
  document: {
    limit: 100 * MB,
    types: {
      'application/pdf': ['pdf'],
      [`${office}wordprocessingml.document`]: ['docx'],
      [`${office}spreadsheetml.sheet`]: ['xlsx'],
      [`${office}presentationml.presentation`]: ['pptx'],
    },
  },
  image: {
    limit: 20 * MB,
    types: {
      'image/jpeg': ['jpg', 'jpeg'],
      'image/png': ['png'],
      'image/webp': ['webp'],
      'image/gif': ['gif'],
    },
  },
};

/** The kind by a name's extension; null if it is not allowed. */
export function kindOfName(name: string): ResourceKind | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const all = Object.entries(kinds) as [ResourceKind, Kind][];
  const match = all.find(([, { types }]) =>
    Object.values(types).some((e) => e.includes(extension)),
  );
  return match?.[0] ?? null;
}

/** The last segment of a path as some browsers send it, without control characters. */
export const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}|\p{Cf}/gu, '').trim();
