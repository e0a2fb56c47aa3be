import { CommandError } from '../command-line/map-client';
import { nameOf, type StoreAddress } from './store-address';
import { isAbsent, storeFault } from './store-fault';

/** An object in the storage. */
export interface StoredText {
  readonly text: string;
  readonly etag: string;
}

/** Reads and writes texts in one bucket. */
export interface Bucket {
  /** Null if there is none. */
  read(key: string): Promise<StoredText | null>;
  /**
   * Writes if the object still has that ETag, or still does not exist (null). Throws WrittenMeanwhile; resolves to
   * the new ETag.
   */
  write(key: string, text: string, ifMatch: string | null): Promise<string>;
}

/** Milliseconds until a request is aborted, for hosts that drop packets or answer too slowly. */
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

/** Creates a client with the credentials of the environment, without a request. Throws CommandError. */
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
    // the default adds trailers to bodies, which older storages store as content
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const withDeadline = async <T>(key: string, work: (abortSignal: AbortSignal) => Promise<T>) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      return await work(signal);
    } catch (error) {
      // an abort by our timeout looks like a lost connection
      throw storeFault(signal.aborted ? signal.reason : error, nameOf(address, key));
    }
  };
  return {
    read: (key) =>
      withDeadline(key, async (abortSignal) => {
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
      withDeadline(key, async (abortSignal) => {
        const condition = ifMatch === null ? { IfNoneMatch: '*' } : { IfMatch: ifMatch };
        const head = { ContentType: 'application/json', CacheControl: 'no-cache' };
        const object = { Bucket: bucket, Key: key, Body: text, ...head, ...condition };
        return (await client.putObject(object, { abortSignal })).ETag ?? '';
      }),
  };
}
