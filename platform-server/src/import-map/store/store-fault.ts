import { CommandError } from '../command-line/map-client';

/** Somebody else has written the object since it was read. */
export class WrittenMeanwhile extends Error {
  override readonly name = 'WrittenMeanwhile';
}

interface SdkError {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly $response?: { readonly statusCode?: number };
}

const sentences: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket: correct the name, or the endpoint',
  NoSuchKey: 'there is no map yet: put the built importmap.json there first',
  InvalidAccessKeyId: 'the storage does not know the key in AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch:
    'the signature does not fit: AWS_SECRET_ACCESS_KEY belongs to another key, or AWS_REGION is not the bucket’s',
  ExpiredToken: 'the key has expired: get a new one with its AWS_SESSION_TOKEN',
  RequestTimeTooSkewed: 'the clock of this machine is wrong: the storage takes no signature of it',
  PermanentRedirect: 'the bucket lies elsewhere: set AWS_REGION (or --endpoint) to its own',
  AuthorizationHeaderMalformed: 'AWS_REGION is not the bucket’s',
  NotImplemented:
    'the storage cannot write on a condition (If-Match), so two people could overwrite each other: use one that can',
};

const byStatus: Readonly<Record<number, string>> = {
  301: sentences.PermanentRedirect as string,
  403: 'the storage refuses: the key needs to list the bucket and to read and write the map and its history',
  404: sentences.NoSuchKey as string,
  501: sentences.NotImplemented as string,
};

/** A sentence of ours, since the library's message may contain parts of the signature. */
function reasonOf({ name = '', code, $metadata, $response }: SdkError): string {
  const sentence = sentences[name];
  if (sentence) return sentence;
  const status = $metadata?.httpStatusCode ?? $response?.statusCode;
  if (status !== undefined && byStatus[status]) return byStatus[status];
  if (status !== undefined && status >= 400)
    return `the storage answers ${status}: try again later`;
  if (status !== undefined) return 'it answers with something that no S3-compatible storage says';
  if (/Timeout|Abort/.test(name)) return 'the storage does not answer in time';
  return `the storage cannot be reached${code ? ` (${code})` : ''}`;
}

/** True if the object does not exist. */
export const isAbsent = (error: unknown): boolean => {
  const { name, $metadata } = error as SdkError;
  return name === 'NoSuchKey' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404);
};

/** The error of a request to the storage, for the person. */
export function storeFault(error: unknown, object: string): Error {
  const { $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode;
  // 409: another write of the same object is in progress
  if (status === 412 || status === 409) return new WrittenMeanwhile(object);
  return new CommandError(`${object}: ${reasonOf(error as SdkError)}.`);
}
