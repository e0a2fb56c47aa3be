import {
  getAppStatus,
  type LifeCycles,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  unregisterApplication,
} from 'single-spa';
import type { SupervisedModule } from './supervision/supervisor';

/** Registers applications when an address first needs them, so that the cost does not grow with the map. */
export interface Registration {
  /** Makes this module the active one; null for none. */
  activate(module: string | null): void;
  /** Module that is active now. */
  readonly active: string | null;
  /** Supervisor of a module that was registered before. */
  of(module: string): SupervisedModule | undefined;
  /** Number of modules registered so far. */
  readonly size: number;
}

export function createRegistration(
  supervisorOf: (module: string) => SupervisedModule,
): Registration {
  const supervised = new Map<string, SupervisedModule>();
  let active: string | null = null;

  function registerSupervised(module: string, item: SupervisedModule): void {
    registerApplication({
      name: module,
      app: item.lifecycles as unknown as LifeCycles,
      activeWhen: () => active === module,
    });
  }

  function register(module: string): void {
    const cached = supervised.get(module);
    if (!cached) {
      const supervisor = supervisorOf(module);
      supervised.set(module, supervisor);
      registerSupervised(module, supervisor);
    } else if (getAppStatus(module) === SKIP_BECAUSE_BROKEN) {
      // single-spa never retries a broken application; only a new registration does.
      void unregisterApplication(module).then(() => registerSupervised(module, cached));
    }
  }

  return {
    activate(module) {
      const before = active;
      active = module;
      // Abandon what hangs now: single-spa would wait for it before it handles the next page.
      if (before !== null && before !== module) supervised.get(before)?.leave();
      if (module !== null) register(module);
    },
    get active() {
      return active;
    },
    of: (module) => supervised.get(module),
    get size() {
      return supervised.size;
    },
  };
}
