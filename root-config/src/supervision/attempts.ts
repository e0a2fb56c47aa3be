import { type Attempt, openAttempt } from './attempt';
import { DeadlineError, type Phase, settlesWithin, withDeadline } from './deadline';
import { toFault } from './fault';
import type { SupervisorHost } from './host';
import { createInstances } from './instances';
import type { Actions, Effects, ModuleEvent } from './module.events';
import type { Instance, ModuleState, RunningPhase } from './module.state';
import { type ParcelHost, supervisedParcels } from './parcels';

type Props = Record<string, unknown>;
interface OfAttempt {
  readonly attempt: number;
  readonly instance: Instance;
}

export interface Attempts {
  /** Loads the module and runs its lifecycles, each with a deadline; outcomes are dispatched as events. */
  readonly actions: Pick<
    Actions,
    | 'open'
    | 'end'
    | 'release'
    | 'take'
    | 'load'
    | 'bootstrap'
    | 'mount'
    | 'unmount'
    | 'remove'
    | 'abandon'
  >;
  /** Stores single-spa's props for the next attempts. */
  storeProps(props: Props): void;
  /** Settles when the latest unmount is done. Never rejects. */
  readonly unmounted: Promise<void>;
}

export function createAttempts(
  host: SupervisorHost,
  stateOf: () => ModuleState,
  dispatch: (event: ModuleEvent) => void,
): Attempts {
  const instances = createInstances(host);
  const attempts = new Map<number, Attempt>();
  /** The latest lifecycle of each attempt, settled once its outcome is dispatched. */
  const runningWork = new Map<number, Promise<void>>();
  let lastProps: Props = {};
  let cancelDeadline: () => void = () => {};
  let unmounted: Promise<void> = Promise.resolve();

  function propsFor({ attempt, instance }: OfAttempt): Props {
    const { entry } = instance;
    const attemptState = attempts.get(attempt);
    const props = attemptState?.propsFor(instances.nameOf(instance), entry) ?? lastProps;
    if (!attemptState || typeof props.mountParcel !== 'function') return props;
    const mountParcel = supervisedParcels({
      mountParcel: props.mountParcel as ParcelHost['mountParcel'],
      leaving: attemptState.leaving,
      allowed: (phase) => host.timing()[phase],
      leaveGrace: () => host.timing().leaveGrace,
      onFault: (error, phase) =>
        host.onFault?.(toFault(error, phase, `${host.name} (parcel)`, entry)),
    });
    return { ...props, mountParcel };
  }

  const faultOf = (error: unknown, phase: Phase, entry: string | null) =>
    toFault(error, phase, host.name, host.sourceOf?.(error) ?? entry);

  function reportBroken(
    error: unknown,
    phase: RunningPhase,
    attempt: number,
    entry: string | null,
    instance: Instance | null,
  ): void {
    const fault = faultOf(error, phase, entry);
    dispatch({ type: 'broke', attempt, phase, instance, entry, fault });
  }

  function load({ attempt, revision }: Effects['load']): void {
    cancelDeadline();
    const entry = host.address() ?? '';
    const allowed = host.timing().load;
    const isSuperseded = () => stateOf().revision !== revision;
    const loading = host.load();
    let isOver = false;
    const timer = setTimeout(() => loadFailed(new DeadlineError('load', allowed)), allowed);
    cancelDeadline = () => {
      if (isSuperseded()) clearTimeout(timer);
    };

    function loadFailed(error: unknown): void {
      if (isOver || isSuperseded()) return;
      isOver = true;
      reportBroken(error, 'load', attempt, entry, null);
    }
    function moduleArrived(namespace: unknown): void {
      if (isOver || isSuperseded()) return;
      const instance = stateOf().present ?? instances.make(namespace, entry);
      isOver = true;
      dispatch({ type: 'loaded', attempt, revision, instance });
    }
    void loading
      .then(moduleArrived)
      .catch(loadFailed)
      .then(() => {
        clearTimeout(timer);
        const isCurrentAddress = host.address() === entry;
        if (!isOver) dispatch({ type: 'overtaken', entry, isCurrentAddress });
      });
  }

  /** Starts a lifecycle and dispatches its outcome. */
  function run(effect: Effects['bootstrap' | 'mount']): void {
    const { type: phase, attempt, instance } = effect;
    const { completion, allowed } = instances.run(instance, phase, propsFor(effect));
    const type = phase === 'mount' ? 'mounted' : 'bootstrapped';
    const reported = completion.then(() => dispatch({ type, attempt, instance }));
    runningWork.set(
      attempt,
      reported.catch(() => {}),
    );
    withDeadline(reported, phase, allowed).catch((error: unknown) =>
      reportBroken(error, phase, attempt, instance.entry, instance),
    );
  }

  function deleteAttempt(attempt: number): void {
    attempts.delete(attempt);
    runningWork.delete(attempt);
  }

  function end({ attempt, keepsElement }: Effects['end']): void {
    attempts.get(attempt)?.end(keepsElement);
    // A late lifecycle still finds its element.
    if (!keepsElement)
      void (runningWork.get(attempt) ?? Promise.resolve()).then(() => deleteAttempt(attempt));
  }

  function unmount(instanceOfAttempt: OfAttempt): Promise<void> {
    const { attempt, instance } = instanceOfAttempt;
    const attemptState = attempts.get(attempt);
    const { completion, allowed } = instances.run(instance, 'unmount', propsFor(instanceOfAttempt));
    unmounted = withDeadline(completion, 'unmount', allowed)
      .catch((error: unknown) => {
        const fault = toFault(error, 'unmount', host.name, instance.entry);
        dispatch({ type: 'unmountBroke', instance, fault });
      })
      .then(() => {
        host.note?.('unmounted');
        attemptState?.remove(instances.nameOf(instance));
        deleteAttempt(attempt);
      });
    return unmounted;
  }

  async function remove(effect: Effects['remove']): Promise<void> {
    await settlesWithin(unmount(effect), host.timing().leaveGrace);
    const { attempt, instance, purges } = effect;
    dispatch({ type: 'removed', attempt, entry: instance.entry, purges });
  }

  function abandon(instanceOfAttempt: OfAttempt): void {
    const attemptState = attempts.get(instanceOfAttempt.attempt);
    const { completion } = instances.run(
      instanceOfAttempt.instance,
      'unmount',
      propsFor(instanceOfAttempt),
    );
    void completion
      .catch(() => {})
      .finally(() => attemptState?.remove(instances.nameOf(instanceOfAttempt.instance)));
  }

  async function takeInstance({ attempt, instance }: Effects['take']): Promise<void> {
    const isFree = await instances.becomesFree(instance);
    if (!isFree) dispatch({ type: 'occupied', attempt, instance });
    const bootstrapped = instances.isBootstrapped(instance);
    if (isFree) dispatch({ type: 'taken', attempt, instance, bootstrapped });
  }

  return {
    actions: {
      open: ({ attempt }) =>
        attempts.set(attempt, openAttempt(host.slot, lastProps, host.sideEffects)),
      end,
      release: ({ attempt }) => attempts.get(attempt)?.release(),
      take: takeInstance,
      load,
      bootstrap: run,
      mount: run,
      unmount,
      remove,
      abandon,
    },
    storeProps(props) {
      lastProps = props;
    },
    get unmounted() {
      return unmounted;
    },
  };
}
