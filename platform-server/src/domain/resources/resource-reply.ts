import type { Resource } from '@edu/shared-utility/contract';
import { addressOf } from '../../files/addresses';
import { isPhraseKey, phrase } from '../../phrases';
import type { Reader } from './reader';
import { type ResourceRow, statusOf } from './resource-rows';
import type { Reach } from './usable-resources';

const moment = (text: string): string => new Date(text).toISOString();

/** The address of a thumbnail: of the file itself, or of the poster of a video or document. */
function thumbnailOf(row: ResourceRow, { caller: { sessionId }, secret }: Reader): string | null {
  const hasOwnThumbnail = row.hasThumbnail && row.state === 'ready';
  const poster = row.posterId && row.hasPoster ? { id: row.posterId, name: row.posterName } : null;
  const picture = hasOwnThumbnail ? { id: row.fileId, name: row.fileName } : poster;
  if (!picture) return null;
  const { id, name } = picture;
  return addressOf(secret, { id, name: name ?? '' }, { variant: 'thumbnail', sessionId }).url;
}

/** Hides category and staff of the owner from other organisations. */
const ofOwner = ({
  categoryId,
  categoryName,
  branchId,
  branchName,
  uploaderName,
}: ResourceRow) => ({
  categoryId,
  categoryName,
  branchId,
  branchName,
  uploaderName: uploaderName ?? '',
});

const hidden = {
  categoryId: null,
  categoryName: null,
  branchId: null,
  branchName: null,
  uploaderName: '',
};

/** Converts a row to what the caller may read. */
export function asResource(row: ResourceRow, { organId }: Reach, reader: Reader): Resource {
  const isOwn = row.organId === organId;
  const grant = row.isGranted && { expiresAt: row.grantEnds && moment(row.grantEnds) };
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    status: statusOf(row.state),
    refusal: row.refusal && isPhraseKey(row.refusal) ? phrase(reader.locale, row.refusal) : null,
    fileName: row.fileName,
    mediaType: row.mediaType,
    bytes: row.bytes,
    seconds: row.seconds,
    pages: row.pages,
    thumbnailUrl: thumbnailOf(row, reader),
    copyrightUnitId: row.copyrightUnitId,
    copyrightUnitName: row.copyrightUnitName,
    shared: row.shared,
    organId: row.organId,
    organName: row.organName,
    ...(isOwn ? ofOwner(row) : hidden),
    ...(!isOwn && { applied: row.applied, ...(grant && { grant }) }),
    uses: row.uses,
    fileNumber: row.fileNumber,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}
