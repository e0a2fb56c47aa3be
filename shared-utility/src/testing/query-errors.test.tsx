import { render, screen, waitFor } from '@testing-library/react';

const shortTimeout = { timeout: 100 };

/** The text that jest prints for an error. */
const printed = (error: unknown) => (error as Error).stack ?? '';

beforeEach(() => {
  render(<button type="button">there</button>);
});

it('prints the page with a query that finds nothing, at the test’s own line', () => {
  let stack = '';
  try {
    screen.getByText('away');
  } catch (error) {
    stack = printed(error);
  }
  expect(stack).toMatch(/away[\s\S]*there/);
  expect(stack).not.toContain('jest.setup-dom');
});

it.each([
  ['a query that waits', () => screen.findByRole('button', { name: 'away' }, shortTimeout)],
  ['waitFor', () => waitFor(() => screen.getByText('away'), shortTimeout)],
])('prints it with %s when it times out', async (_, query) => {
  const stack = await query().then(() => '', printed);
  expect(stack).toMatch(/away[\s\S]*there/);
  expect(stack).toContain('query-errors.test');
});
