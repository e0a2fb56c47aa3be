const noCredential = () => {};

/**
 * Fakes a browser whose passkey dialog is never answered. `signals` has one entry for each ceremony; `restore`
 * removes the fake.
 */
export function pendingPasskeys() {
  const signals: AbortSignal[] = [];
  const pendingRequest = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  Object.assign(window, { PublicKeyCredential: noCredential });
  const value = { create: pendingRequest, get: pendingRequest };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value });
  const restore = () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
  return { signals, restore };
}
