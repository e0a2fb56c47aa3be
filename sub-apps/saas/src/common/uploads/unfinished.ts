import { context, ownerOf, userStorage } from '@edu/shared-utility';
import type { UploadTarget } from './types';
import { releaseUpload } from './upload-locks';

/** An upload that can be resumed after a reload, once its file is selected again. */
export interface UnfinishedUpload extends UploadTarget {
  readonly uploadId: string;
  readonly name: string;
  readonly bytes: number;
  readonly lastModified: number;
  /** Start time; the server deletes it after a day. */
  readonly at: number;
}

const LIFETIME = 23 * 3_600_000;

const isUnfinished = (raw: unknown): raw is UnfinishedUpload =>
  raw instanceof Object &&
  ['uploadId', 'name', 'title', 'kind'].every((key) => typeof Reflect.get(raw, key) === 'string') &&
  ['bytes', 'lastModified', 'at'].every((key) => typeof Reflect.get(raw, key) === 'number');

const uploadStore = userStorage<readonly UnfinishedUpload[]>(
  'saas:uploads',
  [],
  (raw): raw is readonly UnfinishedUpload[] => Array.isArray(raw) && raw.every(isUnfinished),
);

const owner = (): string | null => {
  const person = context.get('userInfo');
  return person && ownerOf(person);
};

/** This person's unfinished uploads on this device, without those that the server has deleted. */
export function readUnfinished(now = Date.now()): readonly UnfinishedUpload[] {
  const key = owner();
  return key === null ? [] : uploadStore.read(key).filter(({ at }) => now - at < LIFETIME);
}

export function storeUnfinished(upload: UnfinishedUpload): void {
  const key = owner();
  if (key === null) return;
  const others = readUnfinished().filter(({ uploadId }) => uploadId !== upload.uploadId);
  uploadStore.write(key, [...others, upload]);
}

export function forgetUnfinished(uploadId: string): void {
  releaseUpload(uploadId);
  const key = owner();
  if (key === null) return;
  uploadStore.write(
    key,
    readUnfinished().filter((unfinished) => unfinished.uploadId !== uploadId),
  );
}

/** Whether this is the file of the upload. */
export const isSameFile = (
  { name, bytes, lastModified }: Pick<UnfinishedUpload, 'name' | 'bytes' | 'lastModified'>,
  file: File,
): boolean => file.name === name && file.size === bytes && file.lastModified === lastModified;
