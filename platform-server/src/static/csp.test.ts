import { type CspOptions, contentSecurityPolicy } from './csp';

const directivesOf = (overrides: Partial<CspOptions> = {}): Record<string, string> =>
  Object.fromEntries(
    contentSecurityPolicy({
      nonce: 'n0',
      inlineScripts: ['sha256-a', 'sha256-b'],
      moduleHosts: ['https://modules.example'],
      pictureHosts: ['https://pictures.example'],
      apiOrigins: ['https://api.example'],
      frameOrigins: ['https://data.example'],
      ...overrides,
    })
      .split('; ')
      .map((directive) => [
        directive.split(' ')[0] ?? '',
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );

it('a page loads, calls and shows only what it was given, and is framed by its own site only', () => {
  expect(directivesOf()).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-a' 'sha256-b' https://modules.example",
    'style-src': "'self' 'nonce-n0' https://modules.example",
    'img-src':
      "'self' data: blob: https://api.example https://pictures.example https://modules.example",
    'font-src': "'self' data: https://modules.example",
    'media-src': "'self' data: blob: https://api.example https://pictures.example",
    'connect-src': "'self' https://api.example https://modules.example",
    'frame-src': "'self' https://data.example",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
});

it('inline styles are allowed only where no nonce can be given, and inline scripts nowhere', () => {
  const policy = directivesOf({ nonce: null });
  expect(policy['style-src']).toBe("'self' 'unsafe-inline' https://modules.example");
  expect(policy['script-src']).not.toMatch(/unsafe|nonce/);
});

it('a development server of this machine may announce its edits by WebSocket, other hosts may not', () => {
  const moduleHosts = ['http://localhost:*', 'https://modules.example'];
  expect(directivesOf({ moduleHosts })['connect-src']).toBe(
    "'self' https://api.example http://localhost:* https://modules.example ws://localhost:*",
  );
});
