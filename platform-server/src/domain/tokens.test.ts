import { hashToken, newToken } from './tokens';

it('has 256 random bits and is stored as a hash only', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken('a')).not.toBe(hashToken('b'));
});
