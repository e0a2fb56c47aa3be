/** A timer or listener that outlives its page runs as long as the tab exists, so a test that leaves one fails. */
import { endLeaks } from './jest.leak-record';

const library = require.resolve('@testing-library/react');

// This hook runs before testing-library's own cleanup and unmounts what the test has rendered.
afterEach(() => {
  if (require.cache[library]) {
    (require(library) as typeof import('@testing-library/react')).cleanup();
  }
});

// The environment runs this after all other hooks.
afterEach(function checkForLeaks() {
  const leaks = endLeaks();
  if (leaks.length > 0) {
    throw new Error(`still running after the test, each made here:\n${leaks.join('\n')}`);
  }
});
