/** The page's CSP takes only styles with its nonce. */
const nonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
};

export function NoncedStyle({ css }: { readonly css: string }) {
  return <style nonce={nonce()}>{css}</style>;
}
