import type { Readable } from 'node:stream';
import type { S3Settings } from '../settings/files';
import { StartupError } from '../startup-error';
import { openOnce } from './open-once';
import type { FileStorage } from './storage';

const PART_BYTES = 8 * 1024 * 1024;

const isMissing = (error: unknown): boolean => {
  const { name, status_code } = error as { name?: string; status_code?: number };
  return name === 'NoSuchKey' || name === 'NotFound' || status_code === 404;
};

const libraries = () => Promise.all([import('@aws-sdk/client-s3'), import('@tus/s3-store')]);

/** Checks for the optional libraries, which a light installation lacks. Throws StartupError with what to install. */
export async function requireS3Libraries(load: () => Promise<unknown> = libraries): Promise<void> {
  await load().catch(() => {
    throw new StartupError(
      'FILES_S3_ENDPOINT names a storage, and two packages for it are missing: run "npm install --no-save @aws-sdk/client-s3@3 @tus/s3-store@2" beside the server, or install without --omit=dev.',
    );
  });
}

/** Stores files in a bucket of an S3-compatible storage; the library is loaded at the first use. */
export function s3Storage({ bucket, ...settings }: S3Settings): FileStorage {
  const config = {
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    forcePathStyle: true,
    // a host that drops packets would block every reader
    requestHandler: { connectionTimeout: 3000 },
    // the default adds trailers to bodies, which older storages store as content
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;

  async function openBoth() {
    const [{ S3 }, { S3Store }] = await libraries();
    const options = { partSize: PART_BYTES, maxConcurrentPartUploads: 2, useTags: false };
    return {
      client: new S3(config),
      store: new S3Store({ ...options, s3ClientConfig: { ...config, bucket } }),
    };
  }
  const openClients = openOnce(openBoth);
  const objectAt = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    uploads: async () => (await openClients()).store,
    async beginUpload(id, size) {
      const { Upload } = await import('@tus/server');
      await (await openClients()).store.create(new Upload({ id, size, offset: 0 }));
    },
    async receivedBytes(id) {
      const { store, client } = await openClients();
      try {
        return (await store.getUpload(id)).offset;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      try {
        return (await client.headObject(objectAt(id))).ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async finishUpload(id) {
      await (await openClients()).client.deleteObject(objectAt(`${id}.info`));
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await (await openClients()).client.getObject({ ...objectAt(key), Range });
      if (!Body) throw new Error('the storage sent no body');
      return Body as Readable;
    },
    async write(key, bytes) {
      await (await openClients()).client.putObject({ ...objectAt(key), Body: bytes });
    },
    async remove(key) {
      const { client, store } = await openClients();
      // parts of an unfinished upload are only freed by aborting it
      await store.remove(key).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await client.deleteObject(objectAt(key));
    },
    freeBytes: async () => null,
  };
}
