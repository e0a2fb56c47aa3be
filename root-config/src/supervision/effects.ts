import type { Attempts } from './attempts';
import type { SupervisorHost } from './host';
import type { Actions, Effect, Effects, ModuleEvent } from './module.events';

export interface Performer {
  perform(effect: Effect): void;
  /** Sets the function that `askToRefresh` calls. */
  setRefreshQuestion(askToRefresh: () => void): void;
}

/** Runs the machine's effects: lifecycles through `attempts`, everything else through the host. */
export function createPerformer(
  host: SupervisorHost,
  attempts: Attempts,
  dispatch: (event: ModuleEvent) => void,
): Performer {
  let notifyOverdue: () => void = () => {};
  let cancelRetry: () => void = () => {};
  const retry = () => dispatch({ type: 'retry' });

  async function explain({
    attempt,
    fault: firstFault,
    isOutdated,
  }: Effects['explain']): Promise<void> {
    const fault = (await host.explain?.(firstFault)) ?? firstFault;
    dispatch({ type: 'explained', attempt, fault, isOutdated });
  }

  async function fallBack({ attempt, fault }: Effects['fallBack']): Promise<void> {
    const failedAddress = host.address();
    const hasOlderVersion = (await host.fallBack?.(fault)) === true;
    const isSameAddress = host.address() === failedAddress;
    dispatch({ type: 'fellBack', attempt, fault, hasOlderVersion, isSameAddress });
  }

  const actions: Actions = {
    ...attempts.actions,
    renew: () => host.renew(),
    purge: ({ entry }) => host.sideEffects.discard(entry),
    showWaiting: () => host.screens.waiting(retry),
    showCard: ({ fault }) => host.screens.failed(fault, retry),
    clearScreens: () => host.screens.clear(),
    askToRefresh: () => notifyOverdue(),
    report: ({ fault }) => host.onFault?.(fault),
    note: ({ text }) => host.note?.(text),
    markWorking: ({ entry }) => host.onWorking?.(entry),
    explain,
    fallBack,
    retryLater({ fault, tries }) {
      const retryNow = () => dispatch({ type: 'retryAutomatically' });
      cancelRetry = host.retryAutomatically?.(fault, tries, retryNow) ?? cancelRetry;
    },
    cancelRetry() {
      cancelRetry();
      cancelRetry = () => {};
    },
  };

  return {
    perform(effect) {
      // TypeScript cannot correlate the key with the effect's type.
      const action = actions[effect.type] as (effect: Effect) => unknown;
      action(effect);
    },
    setRefreshQuestion(next) {
      notifyOverdue = next;
    },
  };
}
