import { cspNonce } from '@edu/shared-utility';
import { useInsertionEffect } from 'react';

const sheets = new Map<string, { readonly element: HTMLStyleElement; users: number }>();

function add(css: string): void {
  const sheet = sheets.get(css);
  if (sheet) {
    sheet.users += 1;
    return;
  }
  const element = document.createElement('style');
  element.nonce = cspNonce() ?? '';
  element.textContent = css;
  document.head.append(element);
  sheets.set(css, { element, users: 1 });
}

function remove(css: string): void {
  const sheet = sheets.get(css);
  if (!sheet) return;
  sheet.users -= 1;
  if (sheet.users > 0) return;
  sheet.element.remove();
  sheets.delete(css);
}

/** Adds a style sheet that several components share, once; '' for none. It is removed with the last of them. */
export function useSharedStyles(css: string): void {
  useInsertionEffect(() => {
    if (css === '') return undefined;
    add(css);
    return () => remove(css);
  }, [css]);
}
