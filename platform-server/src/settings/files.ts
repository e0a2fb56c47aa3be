import { StartupError } from '../startup-error';
import { address, type Env } from './read-value';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const names = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const;

/** Settings of an S3-compatible storage, which need all or none of the variables; null for the local disk. */
export function s3Of(env: Env): S3Settings | null {
  const region = env.FILES_S3_REGION || 'us-east-1';
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new StartupError(
      `${missing.join(' and ')} is missing: set ${names.join(', ')} together.`,
    );
  }
  const endpoint = address(env, names[0]) ?? '';
  const [, bucket = '', accessKey = '', secretKey = ''] = names.map((name) => env[name]);
  return { endpoint, bucket, accessKey, secretKey, region };
}
