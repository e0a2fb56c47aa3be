import { mountRootParcel, type ParcelConfig } from 'single-spa';
import type { SupervisedModule } from './supervision/supervisor';

/**
 * The shell-frame: mounted on the first page of the session, hidden on full pages, removed with the page at its
 * end.
 */
export interface Frame {
  ensure(): void;
  readonly mounted: boolean;
  /** Null before the first page of the session. */
  readonly supervised: SupervisedModule | null;
}

export function createFrame(slot: HTMLElement, supervised: () => SupervisedModule): Frame {
  let supervisedFrame: SupervisedModule | null = null;
  return {
    ensure() {
      if (supervisedFrame) return;
      supervisedFrame = supervised();
      const config = { name: '@edu/shell-frame', ...supervisedFrame.lifecycles };
      const parcel = mountRootParcel(config as unknown as ParcelConfig, { domElement: slot });
      // The supervisor shows every failure itself; this only avoids an unhandled rejection.
      parcel.mountPromise.catch(() => {});
    },
    get mounted() {
      return supervisedFrame !== null;
    },
    get supervised() {
      return supervisedFrame;
    },
  };
}
