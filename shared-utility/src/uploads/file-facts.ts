import type { ResourceKind } from '@edu/shared-utility';
import { pdfFacts } from '@edu/shared-utility/media';
import { type MediaFacts, mediaFacts } from './media-facts';

export interface FileFacts extends MediaFacts {
  readonly pages?: number;
}

/** What the browser can determine of a file; all of it is optional for the upload. */
export async function fileFacts(file: File, kind: ResourceKind): Promise<FileFacts> {
  if (kind === 'video' || kind === 'audio') return mediaFacts(file, kind);
  if (!/\.pdf$/i.test(file.name)) return {};
  try {
    const { pages, picture } = await pdfFacts(file);
    return { pages, ...(picture && { poster: picture }) };
  } catch {
    return {};
  }
}
