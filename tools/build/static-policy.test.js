import { execFileSync } from 'node:child_process';

/** In a separate process, because jest does not support modules with data addresses. */
const policyOf = (manifest) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { staticPolicy } from './tools/build/static-policy.js';
       process.stdout.write(await staticPolicy(${JSON.stringify(manifest)}));`,
    ],
    { encoding: 'utf8' },
  );

test('the policy for static hosts is the server’s, with placeholders for the platform’s addresses', () => {
  const policy = policyOf({ firstPaint: { text: 'draw()', digest: 'sha256-AAAA' } });
  expect(policy).toContain("script-src 'self' 'sha256-AAAA' {{modules}};");
  expect(policy).toContain("connect-src 'self' {{api}} {{modules}};");
  expect(policy).toContain("style-src 'self' 'unsafe-inline' {{modules}};");
  // One line, without the nonce, which only a server can create for each response.
  expect(policy.trim()).not.toMatch(/\n|nonce/);
});
