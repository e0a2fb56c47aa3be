const device = window.matchMedia;

const answering = (matches: (query: string) => boolean): void => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...device(query), matches: matches(query) }));
};

/** Lets the window be as narrow as a phone's until the test is over (jest's `restoreMocks` takes it back). */
export const onPhone = (): void => answering((query) => query.includes('max-width'));

/** The same for one that has room for every column of a table. */
export const onWideDesk = (): void => answering((query) => query.includes('min-width'));
