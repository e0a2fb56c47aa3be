import { type RichText, type RichTextFile, richTextResources } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { usableResources } from '../resources/usable';
import type { CoverOf } from './covers';
import type { KnownResources } from './lesson-problems';

const isShown = (kind: string | undefined): boolean => kind === 'image' || kind === 'audio';

/** What a document shows are pictures and recordings that the caller may use; those that stood in it stay. */
export async function checkDocument(
  tx: TenantTx,
  caller: Caller,
  document: RichText | null | undefined,
  present: RichText | null,
): Promise<void> {
  if (!document) return;
  const kept = new Set(present ? richTextResources(present) : []);
  const added = richTextResources(document).filter((id) => !kept.has(id));
  if (added.length === 0) return;
  const usable = await usableResources(tx, caller, added);
  const isFit = (id: string) => {
    const found = usable.get(id);
    return isShown(found?.kind) && found?.state !== 'refused';
  };
  if (!added.every(isFit)) throw new FieldError('document', 'richText.file');
}

/** The files of a document with addresses of the moment; one that may not be shown now has none. */
export const documentFiles = (
  document: RichText | null,
  { usable, titles }: KnownResources,
  addressOf: CoverOf,
): RichTextFile[] =>
  (document ? richTextResources(document) : []).map((resourceId) => {
    const found = usable.get(resourceId);
    const isReady = found?.state === 'ready' && isShown(found.kind);
    const variant = found?.kind === 'image' ? 'picture' : 'file';
    return {
      resourceId,
      url: found && isReady ? addressOf(found.fileId, variant) : null,
      title: titles.get(resourceId) ?? '',
    };
  });
