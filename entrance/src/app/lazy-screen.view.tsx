import { effectiveTiming, emit, type LazyPart, LazyView, lazyPart } from '@edu/shared-utility';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { RouteError } from './route-error.view';
import { type LoadScreen, prepare } from './screen';
import type { AppStore } from './store';

/** Requests a hanging file again under a new address; the first response counts. */
const retryLibrary = () => emit('library:failed', { name: 'entrance' });

const EmptyScreen = () => null;

const failedScreen = (retry: () => void) => <RouteError onRetry={retry} />;

type ScreenProps = { readonly part: LazyPart<object> };

const LoadedScreen = ({ part }: ScreenProps) => (
  <LazyView
    part={part}
    partProps={{}}
    loading={<RouteError isSlow onRetry={retryLibrary} />}
    failed={failedScreen}
  />
);

/**
 * A route's screen in its own chunk; the former screen stays until it has loaded. If it fails or hangs, a page offers a
 * retry without a reload, and the way to the log-in.
 *
 * @param isStillShown resolves to whether the person is still at this address
 */
export function lazyScreen(
  load: LoadScreen,
  add: AppStore['add'],
  isStillShown: () => Promise<boolean> = async () => true,
): ReactElement {
  const part: LazyPart<object> = lazyPart('entrance', async () => ({
    default: await prepare(load, add),
  }));
  const Screen = lazy<ComponentType<ScreenProps>>(async () => {
    if (!(await isStillShown())) return { default: EmptyScreen };
    await waitAtMost(part.fetch());
    return { default: LoadedScreen };
  });
  return <Screen part={part} />;
}

/** Resolves when the work settles, or after `moduleSlowAfter` milliseconds. */
const waitAtMost = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, effectiveTiming().moduleSlowAfter);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(finish, finish);
  });
