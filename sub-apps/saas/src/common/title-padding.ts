/** Space for the close button of a dialog, so that it does not cover the end of a long title. */
export const titlePadding = { paddingInlineEnd: 24 } as const;
