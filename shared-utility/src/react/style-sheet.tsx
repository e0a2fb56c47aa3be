/** The nonce that the page's CSP asks of styles. */
export const cspNonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
};

/** An app's own styles, which come and go with it; every rule hangs under the app's `data-app`. */
export function StyleSheet({ css }: { css: string }) {
  return <style nonce={cspNonce()}>{css}</style>;
}
