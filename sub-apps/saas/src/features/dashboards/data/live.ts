/** Figures are counted again every minute; so they are read again. */
export const live = { pollingInterval: 60_000 } as const;
