/** Keeps the last words of a long title from the cross that closes its dialog. */
export const titlePadding = { paddingInlineEnd: 24 } as const;
