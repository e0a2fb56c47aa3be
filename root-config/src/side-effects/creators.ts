import { pageNonce } from '../layout/dom';
import { callerFile } from './caller-file';
import { isSheet } from './disable-node';

export interface Creators {
  /** Application whose file made this element; null where that is not known. */
  of(node: Element): string | null;
  /** The creator of elements is recorded for all of them until `end`, not of sheets alone. Counts. */
  begin(): void;
  end(): void;
}

/**
 * Wraps `document.createElement`: a style that a script makes gets the nonce of the page's policy, as bundlers
 * make theirs without asking, and it is known whose it is. Markup that slips into `innerHTML` does not come this way
 * and stays refused (ADR 0051).
 */
export function watchCreators(ownerOf: (file: string) => string | null): Creators {
  const owners = new WeakMap<Element, string>();
  const create = document.createElement;
  let asking = 0;

  document.createElement = function (this: Document, ...args: Parameters<typeof create>) {
    const created: HTMLElement = create.apply(this, args);
    const nonce = created instanceof HTMLStyleElement && pageNonce();
    if (nonce) created.setAttribute('nonce', nonce);
    if (isSheet(created) || asking > 0) {
      const file = callerFile();
      const owner = file === null ? null : ownerOf(file);
      if (owner !== null) owners.set(created, owner);
    }
    return created;
  } as typeof create;

  return {
    of: (node) => owners.get(node) ?? null,
    begin() {
      asking += 1;
    },
    end() {
      asking -= 1;
    },
  };
}
