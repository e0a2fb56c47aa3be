import { effectiveTiming, emit, type LazyPart, LazyView, lazyPart } from '@edu/shared-utility';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { RouteError } from './route-error.view';
import { type LoadScreen, prepare } from './screen';
import type { AppStore } from './store';

/** A file that hangs is asked for again under a new address; the first answer of either counts. */
const askAgain = () => emit('library:failed', { name: 'entrance' });

const Nothing = () => null;

const failedScreen = (retry: () => void) => <RouteError onRetry={retry} />;

type ScreenProps = { readonly part: LazyPart<object> };

const LaterScreen = ({ part }: ScreenProps) => (
  <LazyView
    part={part}
    given={{}}
    loading={<RouteError isSlow onRetry={askAgain} />}
    failed={failedScreen}
  />
);

/**
 * A route's screen in a chunk of its own: the screen before it stays until this one is there. One that fails or hangs
 * gives way to a page that says so, asks again without loading the page, and leads back to the log-in.
 *
 * @param isWanted says in its own time whether anybody still looks at this address
 */
export function laterScreen(
  load: LoadScreen,
  add: AppStore['add'],
  isWanted: () => Promise<boolean> = async () => true,
): ReactElement {
  const part: LazyPart<object> = lazyPart('entrance', async () => ({
    default: await prepare(load, add),
  }));
  const Screen = lazy<ComponentType<ScreenProps>>(async () => {
    if (!(await isWanted())) return { default: Nothing };
    await inTime(part.fetch());
    return { default: LaterScreen };
  });
  return <Screen part={part} />;
}

/** Settles when the work has settled, or after `moduleSlowAfter` milliseconds. */
const inTime = (work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, effectiveTiming().moduleSlowAfter);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(finish, finish);
  });
