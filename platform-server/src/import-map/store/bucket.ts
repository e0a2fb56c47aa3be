import { CommandError } from '../command-line/map-client';
import { nameOf, type StoreAddress } from './store-address';
import { isAbsent, storeFault } from './store-fault';

/** An object as the storage has it. */
export interface StoredText {
  readonly text: string;
  readonly etag: string;
}

/** Reads and writes texts in one bucket. */
export interface Bucket {
  /** Null where there is none. */
  read(key: string): Promise<StoredText | null>;
  /**
   * Writes if the object is still the one of that ETag, or is still not there (null). Throws WrittenMeanwhile; resolves
   * to the new ETag.
   */
  write(key: string, text: string, ifMatch: string | null): Promise<string>;
}

/** A host that swallows packets, or sends a byte now and then, must end. */
const REQUEST_TIMEOUT = 15_000;

function credentialsOf(env: NodeJS.ProcessEnv) {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new CommandError(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: set them to a key that may list the bucket and read and write in it.',
    );
  }
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
}

async function library() {
  try {
    return await import('@aws-sdk/client-s3');
  } catch {
    throw new CommandError(
      'A store needs a package that a light installation comes without: run "npm install --no-save @aws-sdk/client-s3@3", or install without --omit=dev.',
    );
  }
}

/** Opens the bucket with the key of the environment; nothing is asked yet. Throws CommandError. */
export async function openBucket(
  address: StoreAddress,
  env: NodeJS.ProcessEnv,
  timeout = REQUEST_TIMEOUT,
): Promise<Bucket> {
  const { bucket, endpoint } = address;
  const credentials = credentialsOf(env);
  const { S3 } = await library();
  const client = new S3({
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1',
    credentials,
    maxAttempts: 2,
    // by default bodies carry trailers that older storages take for content
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const ask = async <T>(key: string, work: (abortSignal: AbortSignal) => Promise<T>) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      return await work(signal);
    } catch (error) {
      // a body that is cut off by our own patience looks like a lost connection
      throw storeFault(signal.aborted ? signal.reason : error, nameOf(address, key));
    }
  };
  return {
    read: (key) =>
      ask(key, async (abortSignal) => {
        try {
          const { Body, ETag } = await client.getObject(
            { Bucket: bucket, Key: key },
            { abortSignal },
          );
          return { text: (await Body?.transformToString()) ?? '', etag: ETag ?? '' };
        } catch (error) {
          if (isAbsent(error)) return null;
          throw error;
        }
      }),
    write: (key, text, ifMatch) =>
      ask(key, async (abortSignal) => {
        const condition = ifMatch === null ? { IfNoneMatch: '*' } : { IfMatch: ifMatch };
        const head = { ContentType: 'application/json', CacheControl: 'no-cache' };
        const object = { Bucket: bucket, Key: key, Body: text, ...head, ...condition };
        return (await client.putObject(object, { abortSignal })).ETag ?? '';
      }),
  };
}
