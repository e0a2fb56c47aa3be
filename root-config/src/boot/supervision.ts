import { effectiveTiming, toast } from '@edu/shared-utility';
import { accountModule, frameModule } from '../activity';
import type { Injector } from '../devtools/injector';
import type { OwnerScreens } from '../layout/screens';
import type { ModuleLoader } from '../module-loader';
import { phrases } from '../phrases';
import { attributeFault } from '../recovery/blame';
import { diagnosisText } from '../recovery/diagnosis';
import { explainFault } from '../recovery/explain';
import { createVersions } from '../recovery/fallback-versions';
import type { Journal } from '../recovery/journal';
import { lastGood } from '../recovery/last-good';
import { createReporter } from '../recovery/report';
import { retryAutomatically } from '../recovery/retry';
import type { SideEffects } from '../side-effects/side-effects.types';
import type { Fault } from '../supervision/fault';
import type { ModuleSideEffects } from '../supervision/host';
import { type SupervisedModule, supervise } from '../supervision/supervisor';
import { recoveryCard } from './notices';

/** Milliseconds that the search for a cause may delay the card. */
const EXPLAIN_TIMEOUT = 1_500;

/** Times of the supervised lifecycles, from the one constants file. */
function supervisionTiming() {
  const timing = effectiveTiming();
  return {
    load: timing.chunkLoadTimeout,
    bootstrap: timing.bootstrapTimeout,
    mount: timing.mountTimeout,
    unmount: timing.unmountTimeout,
    leaveGrace: 50,
    returnGrace: 250,
  };
}

export interface SupervisionParts {
  readonly loader: ModuleLoader;
  readonly journal: Journal;
  readonly injector: Injector;
  readonly sideEffects: SideEffects;
}

/** The value of `data-app`: `@edu-app/saas` → `saas`, `@edu/shell-frame/embedded` → `shell-frame-embedded`. */
export const dataAppOf = (name: string): string =>
  name === accountModule ? 'personal' : name.replace(/^@edu(-app)?\//, '').replaceAll('/', '-');

/** Makes one supervisor for each module, with its recovery card in the slot that the module fills. */
export function createSupervision({ loader, journal, injector, sideEffects }: SupervisionParts) {
  const isOverride = (name: string) => loader.originOf(name) === 'override';
  const versions = createVersions(loader, lastGood, (name) => !isOverride(name));
  const report = createReporter();
  const hasOlder = new Map<string, boolean>();
  const causes = new Map<string, (() => string) | null>();

  /**
   * Looks for the cause of an override's failure, which the card shows in place of the usual text about the
   * network.
   */
  const findCause = async (fault: Fault): Promise<void> => {
    causes.delete(fault.module);
    if (!isOverride(fault.module)) return;
    const { integrityOf } = loader;
    try {
      const { causeOf } = await import('../live-map/refusal/cause');
      causes.set(fault.module, await causeOf(fault, { integrityOf, timeout: EXPLAIN_TIMEOUT }));
    } catch {
      // Without a cause the card shows its usual text.
    }
  };

  const explain = async (fault: Fault): Promise<Fault> => {
    const [explained, older] = await Promise.all([
      explainFault(fault, {
        fetch: (address, init) => fetch(address, init),
        integrityOf: loader.integrityOf,
        timeout: EXPLAIN_TIMEOUT,
      }),
      versions.hasOlder(fault.module),
    ]);
    hasOlder.set(fault.module, older);
    await findCause(explained);
    return explained;
  };

  const diagnosis = (fault: Fault): string =>
    diagnosisText(fault, {
      revision: loader.revision(),
      origin: loader.originOf(fault.module),
      entries: journal.of(fault.module),
      path: window.location.pathname,
      at: new Date(),
    });

  const sideEffectsOf = (name: string): ModuleSideEffects => ({
    enter: (entry) =>
      sideEffects.enter({ entry, dataApp: dataAppOf(name), isMain: name !== frameModule }),
    leave: sideEffects.leave,
    cleanUp: sideEffects.cleanUp,
    discard(entry) {
      sideEffects.discard(entry);
      loader.evict(entry);
    },
  });

  return (slot: HTMLElement, ownerScreens: OwnerScreens) =>
    (name: string): SupervisedModule => {
      const screens = ownerScreens.share();
      return supervise({
        name,
        slot,
        sideEffects: sideEffectsOf(name),
        screens: {
          waiting: screens.waiting,
          clear: screens.clear,
          failed(fault, retry) {
            const stepBack = () => void versions.stepBack(name).then(retry);
            screens.card(() =>
              recoveryCard(fault, {
                retry,
                stepBack: hasOlder.get(name) ? stepBack : null,
                diagnosis: () => diagnosis(fault),
                isOverride: isOverride(fault.module),
                cause: causes.get(fault.module)?.() ?? null,
              }),
            );
          },
        },
        load: () => injector.load(name, () => loader.load(name)),
        address: () => loader.addressOf(name),
        sourceOf: loader.sourceOf,
        renew: () => loader.renew(name, effectiveTiming().moduleSlowAfter),
        timing: supervisionTiming,
        versionOf: loader.versionOf,
        explain,
        async fallBack(fault) {
          const older = await versions.fallBack(fault);
          if (older) toast.info(phrases.t('recovery.usingOlder'));
          return older;
        },
        retryAutomatically,
        note: (event) => journal.note(name, event),
        onWorking: (entry) => void versions.remember(name, entry),
        onFault(fault) {
          journal.fault(fault);
          console.error(`Module ${fault.module} failed (${fault.kind}).`, fault.message);
          // A fault injected by a tester must not halt a rollout.
          if (!injector.get(name)) report(attributeFault(fault, loader), loader.revision());
        },
      });
    };
}
