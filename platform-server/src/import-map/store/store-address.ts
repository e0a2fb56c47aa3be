import { isLoopback } from '../address-rules';

/** Location of a map in an S3-compatible storage. */
export interface StoreAddress {
  readonly bucket: string;
  readonly key: string;
  /** Endpoint of the storage; null for AWS in the region. */
  readonly endpoint: string | null;
}

const form = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(.*[^/])$/;

/** Parses an address from the command line. Throws an Error with a sentence. */
export function readStoreAddress(store: string, endpoint: string | undefined): StoreAddress {
  const [, bucket, key] = form.exec(store) ?? [];
  if (!bucket || !key) {
    throw new Error(
      `The store is "${store}": write bucket and object, such as s3://my-bucket/site/importmap.json.`,
    );
  }
  if (!endpoint) return { bucket, key, endpoint: null };
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.username || url.password) {
    throw new Error(
      `The endpoint has to be an https address without a name and password in it (http on this machine only).`,
    );
  }
  return { bucket, key, endpoint: url.href.replace(/\/$/, '') };
}

/** The usual notation of an object. */
export const nameOf = ({ bucket }: StoreAddress, key: string): string => `s3://${bucket}/${key}`;

/** Key of the map's history, which is stored beside it. */
export const historyKey = ({ key }: StoreAddress): string =>
  `${key.replace(/\.json$/, '')}.history.json`;
