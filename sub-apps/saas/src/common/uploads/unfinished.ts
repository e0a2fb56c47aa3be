import { context, kept, ownerOf } from '@edu/shared-utility';
import type { UploadTarget } from './types';
import { releaseUpload } from './upload-locks';

/** An upload that may go on after a reload, once its file is chosen again. */
export interface UnfinishedUpload extends UploadTarget {
  readonly uploadId: string;
  readonly name: string;
  readonly bytes: number;
  readonly lastModified: number;
  /** When it was begun; the server forgets it after a day. */
  readonly at: number;
}

const lifetime = 23 * 3_600_000;

const isUnfinished = (raw: unknown): raw is UnfinishedUpload =>
  raw instanceof Object &&
  ['uploadId', 'name', 'title', 'kind'].every((key) => typeof Reflect.get(raw, key) === 'string') &&
  ['bytes', 'lastModified', 'at'].every((key) => typeof Reflect.get(raw, key) === 'number');

const shelf = kept<readonly UnfinishedUpload[]>(
  'saas:uploads',
  [],
  (raw): raw is readonly UnfinishedUpload[] => Array.isArray(raw) && raw.every(isUnfinished),
);

const owner = (): string | null => {
  const person = context.get('userInfo');
  return person && ownerOf(person);
};

/** What this person has begun on this device, without what the server has forgotten. */
export function readUnfinished(now = Date.now()): readonly UnfinishedUpload[] {
  const key = owner();
  return key === null ? [] : shelf.read(key).filter(({ at }) => now - at < lifetime);
}

export function storeUnfinished(upload: UnfinishedUpload): void {
  const key = owner();
  if (key === null) return;
  const others = readUnfinished().filter(({ uploadId }) => uploadId !== upload.uploadId);
  shelf.write(key, [...others, upload]);
}

export function forgetUnfinished(uploadId: string): void {
  releaseUpload(uploadId);
  const key = owner();
  if (key === null) return;
  shelf.write(
    key,
    readUnfinished().filter((unfinished) => unfinished.uploadId !== uploadId),
  );
}

/** Whether this is the file that was begun with. */
export const isSameFile = (
  { name, bytes, lastModified }: Pick<UnfinishedUpload, 'name' | 'bytes' | 'lastModified'>,
  file: File,
): boolean => file.name === name && file.size === bytes && file.lastModified === lastModified;
