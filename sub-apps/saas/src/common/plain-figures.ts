/** Figures as a keyboard for Chinese or a sheet writes them, full-width or parted by spaces, as plain ones. */
export const plainFigures = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');
