import { loggedApp } from '../testing/logged-app';

/** The log lines of one request. */
async function linesOf(url: string, headers: Record<string, string>): Promise<string[]> {
  const { app, lines } = loggedApp();
  app.post('/change', async (request) => {
    const cause = Object.assign(new Error('Key (phone)=(13900000001) already exists'), {
      code: '23505',
    });
    request.log.error({ err: new Error('Secret#2026', { cause }) }, 'unexpected failure');
    return {};
  });
  await app.inject({ method: 'POST', url, headers, payload: { password: 'Body#2026' } });
  await app.close();
  return lines();
}

it('writes one JSON line per request, without query, headers, body or values quoted in an error', async () => {
  const lines = await linesOf('/change?password=Old%232026', { token: 'the-token' });
  expect(lines).toHaveLength(2);
  const [failure, request] = lines.map((line) => JSON.parse(line));
  expect(failure.err).toMatchObject({ type: 'Error', code: '23505', message: '' });
  expect(request).toMatchObject({
    level: 'info',
    req: { method: 'POST', route: '/change' },
    status: 200,
  });
  const all = lines.join('');
  for (const secret of ['Old', 'Body', 'Secret', 'the-token', '13900000001']) {
    expect(all).not.toContain(secret);
  }
});

it('cannot be made to write a forged line', async () => {
  const forged = '/change?x=%0A%7B%22level%22%3A%22info%22%7D';
  const lines = await linesOf(forged, { 'user-agent': 'a\\n{"level":"info","msg":"forged"}' });
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('forged');
});
