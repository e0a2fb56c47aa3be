import { type ComponentType, lazy } from 'react';

/** A view in a chunk of its own; `prepare` fetches what it needs before its first sight. */
interface ViewModule<P> {
  default: ComponentType<P>;
  prepare: () => Promise<unknown>;
}

/** Fetches a view with its texts on first use: the first sight of the page does not pay for it. */
export const lazyView = <P>(load: () => Promise<ViewModule<P>>) =>
  lazy(async () => {
    const view = await load();
    await view.prepare();
    return view;
  });
