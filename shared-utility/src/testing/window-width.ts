const device = window.matchMedia;

const answering = (matches: (query: string) => boolean): void => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...device(query), matches: matches(query) }));
};

/** Makes the window as narrow as a phone until the end of the test (jest's `restoreMocks` undoes it). */
export const onPhone = (): void => answering((query) => query.includes('max-width'));

/** Makes the window wide enough for optional table columns. */
export const onWideDesk = (): void => answering((query) => query.includes('min-width'));
