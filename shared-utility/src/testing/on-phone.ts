const device = window.matchMedia;

/** Lets the window be as narrow as a phone's until the test is over (jest's `restoreMocks` takes it back). */
export function onPhone(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...device(query), matches: query.includes('max-width') }));
}
