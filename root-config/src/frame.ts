import { mountRootParcel, type ParcelConfig } from 'single-spa';
import type { Supervised } from './supervision/supervisor';

/** The shell-frame: mounted once on the first page of the session, unseen on full pages, gone with the page at its end. */
export interface Frame {
  ensure(): void;
  readonly mounted: boolean;
}

export function createFrame(slot: HTMLElement, supervised: () => Supervised): Frame {
  let mounted = false;
  return {
    ensure() {
      if (mounted) return;
      mounted = true;
      const config = { name: '@edu/shell-frame', ...supervised().lifecycles };
      const parcel = mountRootParcel(config as unknown as ParcelConfig, { domElement: slot });
      // The supervisor draws every failure itself; this only keeps an unexpected one off the console.
      parcel.mountPromise.catch(() => {});
    },
    get mounted() {
      return mounted;
    },
  };
}
