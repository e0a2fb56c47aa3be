import type { DownloadedFile } from '../contract';
import type { HttpReply } from './types';

/** File name of a Content-Disposition header: RFC 5987 form first, then the plain one. */
export function fileNameOf(disposition: string | undefined): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  let name = plain?.[1] ?? plain?.[2]?.trim() ?? '';
  if (encoded) {
    try {
      name = decodeURIComponent(encoded.trim());
    } catch {
      // A broken encoding: the plain name stays.
    }
  }
  // A name, never a path.
  return name.split(/[\\/]/).pop() || 'download';
}

export function downloadedFile(reply: HttpReply): DownloadedFile {
  return {
    name: fileNameOf(reply.header('content-disposition')),
    blob: new Blob([reply.bytes], { type: reply.header('content-type') ?? '' }),
  };
}

/** Hands a file to the person's browser. */
export function saveFile(file: DownloadedFile): void {
  const url = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
