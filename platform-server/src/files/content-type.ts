import { buffer } from 'node:stream/consumers';
import type { ResourceKind } from '@edu/shared-utility/contract';
import { unzipSync } from 'fflate';
import type { PhraseKey } from '../phrases';
import { kinds } from './kinds';
import type { FileStorage } from './storage';

/** So much tells what a video or a picture is. */
const HEAD = 64 * 1024;
/** What a document may hold when it is unpacked, and how many parts. */
const UNPACKED = 1024 * 1024 * 1024;
const PARTS = 10_000;
/** The last of a PDF; readers look for it there and some way before, for mails and printers append to it. */
const PDF_END = '%%EOF';
const PDF_TAIL = 64 * 1024;

export type ContentCheck =
  | { readonly mediaType: string; readonly refusal?: undefined }
  | { readonly refusal: PhraseKey };

/** Reads what a package says that it holds, and unpacks nothing. */
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

/** Whether a PDF was cut off, or is one by its first bytes alone. */
const isBroken = (pdf: Buffer): boolean => !pdf.subarray(-PDF_TAIL).includes(PDF_END);

/** The type without its codecs. Telephones write recordings into the package that films come in. */
function plainType(mime: string, kind: ResourceKind): string {
  const [type = ''] = mime.split(';');
  return kind === 'audio' && type === 'video/mp4' ? 'audio/mp4' : type;
}

/** What content is, where that is of its kind; nothing is executed or unpacked. */
export async function mediaTypeOf(content: Uint8Array, kind: ResourceKind): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  // a package that lies about itself may break the reader
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const type = found && plainType(found.mime, kind);
  return type && type in kinds[kind].types ? type : null;
}

/** What the content of a finished upload is, whatever its name says; nothing is executed or unpacked. */
export async function checkContent(
  storage: FileStorage,
  { id, kind, bytes }: { readonly id: string; readonly kind: ResourceKind; readonly bytes: number },
): Promise<ContentCheck> {
  // the parts of a package are listed at its end
  const end = kind === 'document' ? bytes : Math.min(bytes, HEAD);
  const content = await buffer(await storage.read(id, { start: 0, end: end - 1 }));
  const mediaType = await mediaTypeOf(content, kind);
  if (mediaType === null) return { refusal: 'file.otherContent' };
  if (mediaType === 'application/pdf' && isBroken(content)) return { refusal: 'file.otherContent' };
  const isPackage = kind === 'document' && mediaType !== 'application/pdf';
  return isPackage && isBomb(content) ? { refusal: 'file.bomb' } : { mediaType };
}
