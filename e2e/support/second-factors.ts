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
 * The code that an app with this secret shows so many steps from now (RFC 6238, the usual six digits of
 * SHA-1). A server takes each step once, and its neighbours, too: the next one's (1) is still good when its time comes
 * between here and there, the last one's is not.
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

/** A platform authenticator of the browser whose owner is there and agrees; works on http://localhost. */
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
    /** Whether the owner is there at all: while not, the browser waits. */
    present: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether the owner proves to the device that it is them. */
    agree: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/**
 * The next call of this path is refused for want of a fresh proof, as it is five minutes after a log-in;
 * what the page does about it goes to the server.
 */
export async function staleOnce(page: Page, path: string, methods: readonly string[]) {
  const data = { methods, phone: '139****0002', mail: null };
  const body = { code: 40303, message: '请先验证您的身份', data };
  await page.route(`**${path}`, (route) => route.fulfill({ json: body }), { times: 1 });
}
