/** A link of a page: to an address, or to another place of the document. `rect` is in units of the page. */
export interface PdfLink {
  readonly rect: readonly number[];
  readonly to: { readonly address: string } | { readonly place: string | readonly unknown[] };
}

const schemes = ['http:', 'https:', 'mailto:'];

const isSafe = (address: unknown): address is string =>
  typeof address === 'string' &&
  URL.canParse(address) &&
  schemes.includes(new URL(address).protocol);

function toOf(note: object): PdfLink['to'] | null {
  if ('url' in note && isSafe(note.url)) return { address: note.url };
  if (!('dest' in note)) return null;
  const { dest } = note;
  return typeof dest === 'string' || Array.isArray(dest) ? { place: dest } : null;
}

/**
 * The links among a page's annotations. Their targets are chosen by the file's author, so only safe kinds are used.
 */
export const linksOf = (notes: readonly unknown[]): PdfLink[] =>
  notes.flatMap((note) => {
    if (!(note instanceof Object) || !('subtype' in note) || note.subtype !== 'Link') return [];
    const rect: unknown = 'rect' in note ? note.rect : null;
    const to = toOf(note);
    return to && Array.isArray(rect) && rect.length === 4 ? [{ rect, to }] : [];
  });
