/** Nonce for styles under the page's content security policy. */
export const cspNonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
};

/** An app's own styles, added and removed with it; every rule starts with the app's `data-app`. */
export function StyleSheet({ css }: { css: string }) {
  return <style nonce={cspNonce()}>{css}</style>;
}
