/** Nonce of this page's content security policy; '' on hosts that serve none. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
