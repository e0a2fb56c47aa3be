import { pageNonce } from '../layout/dom';
import { callerFile } from './caller-file';
import { isSheet } from './disable-node';

export interface Creators {
  /** Application whose file created this element; null where unknown. */
  of(node: Element): string | null;
  /** Records creators of all elements, not only of style sheets, until `end`. Calls are counted. */
  begin(): void;
  end(): void;
}

/**
 * Wraps `document.createElement`, to record the creator of elements and to give script-made styles the nonce of the
 * content security policy, which bundlers expect. Markup inserted by `innerHTML` is not covered and stays refused
 * (ADR 0051).
 */
export function watchCreators(ownerOf: (file: string) => string | null): Creators {
  const owners = new WeakMap<Element, string>();
  const create = document.createElement;
  let markingDepth = 0;

  document.createElement = function (this: Document, ...args: Parameters<typeof create>) {
    const created: HTMLElement = create.apply(this, args);
    const nonce = created instanceof HTMLStyleElement && pageNonce();
    if (nonce) created.setAttribute('nonce', nonce);
    if (isSheet(created) || markingDepth > 0) {
      const file = callerFile();
      const owner = file === null ? null : ownerOf(file);
      if (owner !== null) owners.set(created, owner);
    }
    return created;
  } as typeof create;

  return {
    of: (node) => owners.get(node) ?? null,
    begin() {
      markingDepth += 1;
    },
    end() {
      markingDepth -= 1;
    },
  };
}
