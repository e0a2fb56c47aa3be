import type { DownloadedFile } from '../contract';
import type { HttpReply } from './types';

/** File name from a Content-Disposition header: the RFC 5987 form first, then the plain one. */
export function fileNameOf(disposition: string | undefined): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  let name = plain?.[1] ?? plain?.[2]?.trim() ?? '';
  if (encoded) {
    try {
      name = decodeURIComponent(encoded.trim());
    } catch {
      // Invalid encoding: the plain name is used.
    }
  }
  // Only the last part, so that it can be no path.
  return name.split(/[\\/]/).pop() || 'download';
}

export function downloadedFile(reply: HttpReply): DownloadedFile {
  return {
    name: fileNameOf(reply.header('content-disposition')),
    blob: new Blob([reply.bytes], { type: reply.header('content-type') ?? '' }),
  };
}

/** Downloads a file in the browser. */
export function saveFile(file: DownloadedFile): void {
  const url = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
