import {
  type DocumentToken,
  errorCodes,
  type ResourceKind,
  type ShortLivedUrl,
} from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { addressOf } from '../../files/addresses';
import { fileInUse } from '../../files/file-rows';
import { mayRenew, renewalProof, type Variant } from '../../files/signatures';
import { BusinessError } from '../../http/business-error';
import type { Reader } from './reader';
import { usableResources } from './usable-resources';

/** Milliseconds in which a reader of a long document may renew its address. */
const RENEWAL = 12 * 60 * 60_000;

interface ResourceFile {
  readonly id: string;
  readonly kinds: readonly ResourceKind[];
  /** True to download the original; otherwise pictures are re-encoded. */
  readonly asDownload?: boolean;
}

const variantOf = (kind: ResourceKind, asDownload: boolean): Variant => {
  if (asDownload) return 'download';
  return kind === 'image' ? 'picture' : 'file';
};

/**
 * A short-lived address of a resource that is own or granted, and ready. Of an offered one only the thumbnail is shown.
 */
export async function showResource(
  tx: TenantTx,
  { caller, secret }: Reader,
  { id, kinds, asDownload = false }: ResourceFile,
): Promise<ShortLivedUrl> {
  const usableResource = (await usableResources(tx, caller, [id])).get(id);
  if (!usableResource) throw new BusinessError(errorCodes.notFound);
  if (!kinds.includes(usableResource.kind)) {
    throw new BusinessError(errorCodes.invalidInput, { phrase: 'resource.showsOther' });
  }
  const file = await fileInUse(tx, usableResource.fileId);
  if (file?.state !== 'ready') {
    throw new BusinessError(errorCodes.conflict, { phrase: 'resource.notReady' });
  }
  const { sessionId } = caller;
  return addressOf(secret, file, {
    variant: variantOf(usableResource.kind, asDownload),
    sessionId,
  });
}

/** An address of a document, with a token to renew it. */
export async function documentToken(
  tx: TenantTx,
  reader: Reader,
  id: string,
): Promise<DocumentToken> {
  const { url: previewUrl, expiresAt } = await showResource(tx, reader, {
    id,
    kinds: ['document'],
  });
  const { sessionId } = reader.caller;
  const accessToken = new URLSearchParams(previewUrl.split('?')[1]).get('proof') ?? '';
  const refreshToken = renewalProof(reader.secret, { id, sessionId }, Date.now() + RENEWAL);
  return { accessToken, refreshToken, previewUrl, expiresAt };
}

/** The same for a reader with such a token. */
export function renewDocumentToken(
  tx: TenantTx,
  reader: Reader,
  { id, refreshToken }: { readonly id: string; readonly refreshToken: string },
): Promise<DocumentToken> {
  const { sessionId } = reader.caller;
  if (!mayRenew(reader.secret, { id, sessionId }, refreshToken)) {
    throw new BusinessError(errorCodes.forbidden, { phrase: 'file.addressOver' });
  }
  return documentToken(tx, reader, id);
}
