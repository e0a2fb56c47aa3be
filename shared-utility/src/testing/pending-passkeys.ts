const noCredential = () => {};

/**
 * A browser whose question about a passkey nobody answers. `signals` has one entry for each ceremony that it
 * began; `restore` takes the browser's passkeys away again.
 */
export function pendingPasskeys() {
  const signals: AbortSignal[] = [];
  const ask = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  Object.assign(window, { PublicKeyCredential: noCredential });
  const value = { create: ask, get: ask };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value });
  const restore = () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { signals, restore };
}
