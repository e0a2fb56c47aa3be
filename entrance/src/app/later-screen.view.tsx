import { effectiveTiming, emit, type LazyPart, LazyView, lazyPart } from '@edu/shared-utility';
import { RouteTrouble } from './route-error.view';
import { type LoadScreen, prepare } from './screen';
import type { AppStore } from './store';

/** A file that hangs is asked for again under a new address; the first answer of either counts. */
const askAgain = () => emit('library:failed', { name: 'entrance' });

const failed = (retry: () => void) => <RouteTrouble onRetry={retry} />;

const LaterScreen = ({ part }: { readonly part: LazyPart<object> }) => (
  <LazyView
    part={part}
    given={{}}
    loading={<RouteTrouble isSlow onRetry={askAgain} />}
    failed={failed}
  />
);

/**
 * For a route's `lazy`: the screen before it stays until this one is there. One that fails or hangs gives way
 * to a page that says so, asks again without loading the page, and leads back to the log-in.
 */
export function laterScreen(load: LoadScreen, add: AppStore['add']) {
  const part: LazyPart<object> = lazyPart('entrance', async () => ({
    default: await prepare(load, add),
  }));
  return async () => {
    await inTime(part.fetch());
    return { element: <LaterScreen part={part} /> };
  };
}

/** Settles with the work, whatever came of it, or when a person has waited long enough for it. */
const inTime = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, effectiveTiming().moduleSlowAfter);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });
