import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@tus/file-store';
import { openOnce } from './open-once';
import type { ByteRange, FileStorage } from './storage';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores files in one directory of this machine, created at the first use. */
export function diskStorage(directory: string): FileStorage {
  const pathOf = (key: string): string => join(directory, key);

  const makeDirectory = () => mkdir(directory, { recursive: true, mode: 0o700 });

  async function openStore(): Promise<FileStore> {
    await makeDirectory();
    const { FileStore } = await import('@tus/file-store');
    const fileStore = new FileStore({ directory });
    // replaces the library's write, which hides system errors such as a full disk
    fileStore.write = async (bytes, id, offset) => {
      const file = createWriteStream(pathOf(id), { flags: 'r+', start: offset });
      await pipeline(bytes, file);
      return offset + file.bytesWritten;
    };
    return fileStore;
  }
  const store = openOnce(openStore);

  return {
    uploads: store,
    async beginUpload(id, size) {
      const { Upload } = await import('@tus/server');
      await (await store()).create(new Upload({ id, size, offset: 0 }));
    },
    async receivedBytes(id) {
      try {
        return (await stat(pathOf(id))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async finishUpload(id) {
      const file = await open(pathOf(id), 'r');
      // the row is marked complete next, so the bytes have to survive a power failure
      await file.sync().finally(() => file.close());
      await rm(pathOf(`${id}.json`), { force: true });
    },
    async read(key, range?: ByteRange) {
      const file = await open(pathOf(key), 'r');
      return createReadStream('', { fd: file, ...range });
    },
    async write(key, bytes) {
      await makeDirectory();
      await writeFile(pathOf(`${key}.part`), bytes);
      await rename(pathOf(`${key}.part`), pathOf(key));
    },
    async remove(key) {
      await Promise.all([key, `${key}.json`].map((name) => rm(pathOf(name), { force: true })));
    },
    async freeBytes() {
      await makeDirectory();
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
  };
}
