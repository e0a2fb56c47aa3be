const realMatchMedia = window.matchMedia;

const mockMediaQueries = (matches: (query: string) => boolean): void => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...realMatchMedia(query), matches: matches(query) }));
};

/** Makes the window as narrow as a phone until the end of the test (jest's `restoreMocks` undoes it). */
export const onPhone = (): void => mockMediaQueries((query) => query.includes('max-width'));

/** Makes the window wide enough for optional table columns. */
export const onWideDesk = (): void => mockMediaQueries((query) => query.includes('min-width'));
