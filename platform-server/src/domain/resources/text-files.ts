import type { RichTextFile } from '@edu/shared-utility/contract';
import { asSystem, type TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { FileAddressOf } from '../file-addresses';
import {
  type Reach,
  type ResourcesById,
  resourcesByIdOf,
  usableResources,
} from './usable-resources';

/** The kinds of file that every text may show; some texts may show videos too. */
const textFileKinds: readonly string[] = ['image', 'audio'];
export const withVideos: readonly string[] = [...textFileKinds, 'video'];

/** Checks that the caller may use pictures and recordings that are new in a text; those already in it may stay. */
export async function checkTextFiles(
  tx: TenantTx,
  caller: Caller,
  field: string,
  ids: readonly string[],
  currentIds: readonly string[] = [],
  kinds: readonly string[] = textFileKinds,
): Promise<void> {
  const added = ids.filter((id) => !currentIds.includes(id));
  if (added.length === 0) return;
  const usable = await usableResources(tx, caller, added);
  const isUsable = (id: string) => {
    const usableResource = usable.get(id);
    return (
      usableResource !== undefined &&
      kinds.includes(usableResource.kind) &&
      usableResource.state !== 'refused'
    );
  };
  if (!added.every(isUsable)) throw new FieldError(field, 'richText.file');
}

/** The files of a text with addresses that expire; a file that may not be shown has none. */
export const textFiles = (
  ids: readonly string[],
  { usable, titles }: ResourcesById,
  addressOf: FileAddressOf,
): RichTextFile[] =>
  ids.map((resourceId) => {
    const usableResource = usable.get(resourceId);
    const isReady = usableResource?.state === 'ready' && withVideos.includes(usableResource.kind);
    const variant = usableResource?.kind === 'image' ? 'picture' : 'file';
    return {
      resourceId,
      url: usableResource && isReady ? addressOf(usableResource.fileId, variant) : null,
      title: titles.get(resourceId) ?? '',
    };
  });

/** Reads the files that texts of an organisation show, for one kind of reader. */
export type FilesOf = (
  tx: TenantTx,
  scope: Pick<Reach, 'tenantId' | 'organId'>,
  ids: readonly string[],
) => Promise<RichTextFile[]>;

export const filesFor =
  (addressOf: FileAddressOf): FilesOf =>
  async (tx, scope, ids) =>
    textFiles(ids, await asSystem(tx, (t) => resourcesByIdOf(t, scope, ids)), addressOf);
