import { buffer } from 'node:stream/consumers';
import type { ResourceKind } from '@edu/shared-utility/contract';
import { unzipSync } from 'fflate';
import type { PhraseKey } from '../phrases';
import { kinds } from './kinds';
import type { FileStorage } from './storage';

/** Bytes that are enough to recognise a video or a picture. */
const HEAD = 64 * 1024;
/** Maximum unpacked bytes and entries of a document, which is a ZIP archive. */
const UNPACKED = 1024 * 1024 * 1024;
const PARTS = 10_000;
/** The end marker of a PDF; readers look for it in the last part, because mail programs and printers append bytes. */
const PDF_END = '%%EOF';
const PDF_TAIL = 64 * 1024;

export type ContentCheck =
  | { readonly mediaType: string; readonly refusal?: undefined }
  | { readonly refusal: PhraseKey };

/** Reads the sizes declared in the archive, without unpacking it. */
function isBomb(bytes: Uint8Array): boolean {
  let size = 0;
  let parts = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        parts += 1;
        return false;
      },
    });
  } catch {
    return true;
  }
  return size > UNPACKED || parts > PARTS;
}

/** True for a PDF without its end, whether truncated or only beginning like one. */
const isBroken = (pdf: Buffer): boolean => !pdf.subarray(-PDF_TAIL).includes(PDF_END);

/** The media type without codecs. Telephones store recordings in the container of videos. */
function plainType(mime: string, kind: ResourceKind): string {
  const [type = ''] = mime.split(';');
  return kind === 'audio' && type === 'video/mp4' ? 'audio/mp4' : type;
}

/** The media type of content, null if its kind does not allow that; nothing is executed or unpacked. */
export async function mediaTypeOf(content: Uint8Array, kind: ResourceKind): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  // a malformed archive may crash the parser
  const fileType = await fileTypeFromBuffer(content).catch(() => undefined);
  const type = fileType && plainType(fileType.mime, kind);
  return type && type in kinds[kind].types ? type : null;
}

/** Determines the media type of a finished upload by its content, not its name; nothing is executed or unpacked. */
export async function checkContent(
  storage: FileStorage,
  { id, kind, bytes }: { readonly id: string; readonly kind: ResourceKind; readonly bytes: number },
): Promise<ContentCheck> {
  // an archive's directory is at its end
  const end = kind === 'document' ? bytes : Math.min(bytes, HEAD);
  const content = await buffer(await storage.read(id, { start: 0, end: end - 1 }));
  const mediaType = await mediaTypeOf(content, kind);
  if (mediaType === null) return { refusal: 'file.otherContent' };
  if (mediaType === 'application/pdf' && isBroken(content)) return { refusal: 'file.otherContent' };
  const isPackage = kind === 'document' && mediaType !== 'application/pdf';
  return isPackage && isBomb(content) ? { refusal: 'file.bomb' } : { mediaType };
}
