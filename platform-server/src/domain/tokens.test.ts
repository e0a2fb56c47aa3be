import { hashToken, newToken } from './tokens';

it('makes tokens of 256 random bits, and a SHA-256 hash of each', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken('a')).not.toBe(hashToken('b'));
});
