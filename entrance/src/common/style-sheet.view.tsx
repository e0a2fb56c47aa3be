import { artStyles, styles, troubleStyles } from './styles';

const nonce = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
};

/** Comes and goes with the app. */
export function StyleSheet() {
  return <style nonce={nonce()}>{styles + artStyles + troubleStyles}</style>;
}
