import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

const STEP_S = 30;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of an authenticator app with this secret, `steps` from now (RFC 6238, six digits of SHA-1). A server
 * accepts each step once, and its neighbours too: the next step (1) is still valid if time moves on meanwhile, the
 * previous one is not.
 */
export function codeOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_S) + steps));
  const mac = createHmac('sha1', fromBase32(secret.replace(/\s/g, '')))
    .update(counter)
    .digest();
  const number = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** A virtual platform authenticator whose owner is present and consents; works on http://localhost. */
export async function virtualAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the owner is present; otherwise the browser waits. */
    present: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether the owner passes the device's user verification. */
    agree: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/**
 * Refuses the next call of this path because its proof is too old, as happens five minutes after a log-in; later
 * calls reach the server.
 */
export async function staleOnce(page: Page, path: string, methods: readonly string[]) {
  const data = { methods, phone: '139****0002', mail: null };
  const body = { code: 40303, message: '请先验证您的身份', data };
  await page.route(`**${path}`, (route) => route.fulfill({ json: body }), { times: 1 });
}
