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

/** Anyone who reads a long document asks for another address for so long. */
const RENEWAL = 12 * 60 * 60_000;

interface Shown {
  readonly id: string;
  readonly kinds: readonly ResourceKind[];
  /** Pictures are shown as pages show them. */
  readonly asDownload?: boolean;
}

const variantOf = (kind: ResourceKind, asDownload: boolean): Variant => {
  if (asDownload) return 'download';
  return kind === 'image' ? 'picture' : 'file';
};

/** A short-lived address of what is own or granted, and ready. What is only offered shows its small picture alone. */
export async function showResource(
  tx: TenantTx,
  { caller, secret }: Reader,
  { id, kinds, asDownload = false }: Shown,
): Promise<ShortLivedUrl> {
  const found = (await usableResources(tx, caller, [id])).get(id);
  if (!found) throw new BusinessError(errorCodes.notFound);
  if (!kinds.includes(found.kind)) {
    throw new BusinessError(errorCodes.invalidInput, { phrase: 'resource.showsOther' });
  }
  const file = await fileInUse(tx, found.fileId);
  if (file?.state !== 'ready') {
    throw new BusinessError(errorCodes.conflict, { phrase: 'resource.notReady' });
  }
  const { sessionId } = caller;
  return addressOf(secret, file, { variant: variantOf(found.kind, asDownload), sessionId });
}

/** An address of a document, and leave to ask for the next one. */
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

/** The same for who has opened it before. */
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
