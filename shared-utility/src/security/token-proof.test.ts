import { createHash } from 'node:crypto';
import { configureRuntime } from '../environment';
import { resetContext } from '../testing';
import { tokenProof } from '.';

beforeEach(resetContext);

test.each(['md5', 'sha256'] as const)('%s of token + "true" in lower-case hex', async (digest) => {
  configureRuntime({ digest });
  const expected = createHash(digest).update('令牌-1true').digest('hex');
  expect(await tokenProof('令牌-1')).toBe(expected);
});

test('md5 by default', async () => {
  expect(await tokenProof('t')).toHaveLength(32);
});
