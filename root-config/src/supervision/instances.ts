import { settlesWithin } from './deadline';
import type { SupervisorHost } from './host';
import { allowedTime, invoke, type Lifecycles, readLifecycles } from './lifecycles';
import type { Instance } from './module.state';
import { checkRequires } from './requires';

type Props = Record<string, unknown>;
type LifecyclePhase = 'bootstrap' | 'mount' | 'unmount';

interface EvaluatedInstance extends Instance {
  readonly lifecycles: Lifecycles;
  readonly name: string;
  bootstrapped: boolean;
  /** A lifecycle that has not settled yet, even if it is no longer awaited. */
  busy: Promise<void> | null;
}

/** The evaluations of one module: their lifecycles, and which of these are still running. */
export interface Instances {
  /** @throws LifecyclesError, RequiresError when what was imported cannot be mounted */
  make(namespace: unknown, entry: string): Instance;
  /** Unique per instance, so that an app that finds its element by name never finds that of an older instance. */
  nameOf(instance: Instance): string;
  isBootstrapped(instance: Instance): boolean;
  /** Waits until no lifecycle of it is running; false where that takes longer than `returnGrace`. */
  becomesFree(instance: Instance): Promise<boolean>;
  /** Starts a lifecycle; the instance counts as busy until it settles. `allowed` in milliseconds. */
  run(
    instance: Instance,
    phase: LifecyclePhase,
    props: Props,
  ): { readonly completion: Promise<void>; readonly allowed: number };
}

export function createInstances(host: SupervisorHost): Instances {
  let count = 0;
  const asEvaluated = (instance: Instance) => instance as EvaluatedInstance;

  return {
    make(namespace, entry) {
      const lifecycles = readLifecycles(namespace);
      if (host.versionOf) checkRequires(namespace, host.versionOf);
      count += 1;
      const name = count === 1 ? host.name : `${host.name}#${count}`;
      const newEvaluation: EvaluatedInstance = {
        id: count,
        entry,
        lifecycles,
        name,
        bootstrapped: false,
        busy: null,
      };
      return newEvaluation;
    },
    nameOf: (instance) => asEvaluated(instance).name,
    isBootstrapped: (instance) => asEvaluated(instance).bootstrapped,
    async becomesFree(instance) {
      const { busy } = asEvaluated(instance);
      return busy === null || settlesWithin(busy, host.timing().returnGrace);
    },
    run(instance, phase, props) {
      const evaluation = asEvaluated(instance);
      const completion = invoke(evaluation.lifecycles[phase], props).then(() => {
        if (phase === 'bootstrap') evaluation.bootstrapped = true;
      });
      const busy = completion
        .catch(() => undefined)
        .finally(() => {
          if (evaluation.busy === busy) evaluation.busy = null;
        });
      evaluation.busy = busy;
      return {
        completion,
        allowed: allowedTime(evaluation.lifecycles, phase, host.timing()[phase]),
      };
    },
  };
}
