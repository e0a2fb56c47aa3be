import type { Settings } from '../../settings/server-settings';
import { preflightContextOf } from '../create-service';
import { openBucket } from '../store/bucket';
import { readStoreAddress, type StoreAddress } from '../store/store-address';
import { StoreClient } from '../store/store-client';
import { UsageError } from './usage';

/** Address of the map's object storage, from the options or the environment; null if there is none. */
export function storeOf(
  input: { readonly store?: string; readonly endpoint?: string; readonly server?: string },
  env: NodeJS.ProcessEnv,
) {
  const store = input.store ?? (input.server ? undefined : env.IMPORTMAP_STORE);
  if (!store) {
    if (input.endpoint) throw new UsageError('--endpoint is the storage of --store: name both.');
    return null;
  }
  if (input.server) throw new UsageError('Name a server or a store, not both.');
  const endpoint = input.endpoint ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  try {
    return readStoreAddress(store, endpoint);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Opens the storage with the credentials of the environment. Throws CommandError. */
export async function connectStore(
  address: StoreAddress,
  settings: Settings,
  env: NodeJS.ProcessEnv,
): Promise<StoreClient> {
  return new StoreClient(
    address,
    await openBucket(address, env),
    await preflightContextOf(settings),
  );
}
