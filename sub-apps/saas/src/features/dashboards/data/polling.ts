/** The server counts its figures every minute, so the page polls at that interval. */
export const polling = { pollingInterval: 60_000 } as const;
