import type { Parcel, ParcelConfig } from 'single-spa';
import { type Phase, settlesWithin, withDeadline } from './deadline';
import { invoke, type Lifecycles, readLifecycles } from './lifecycles';

type Props = Record<string, unknown>;
type MountParcel = (config: ParcelConfig, props: Props & { domElement: HTMLElement }) => Parcel;

export interface ParcelHost {
  readonly mountParcel: MountParcel;
  /** Resolves when the person leaves the page that the parcel belongs to. */
  readonly leaving: Promise<void>;
  allowed(phase: Phase): number;
  leaveGrace(): number;
  onFault(error: unknown, phase: Phase): void;
}

/**
 * `mountParcel` for an app's own parcels. single-spa waits for each of them before it unmounts their app, and a
 * failing parcel breaks the app permanently. So a parcel always settles and never rejects towards single-spa, while
 * the app sees the true outcome in `mountPromise`.
 */
export function supervisedParcels(host: ParcelHost): MountParcel {
  return (config, props) => {
    let lifecycles: Lifecycles | null = null;
    let failed = false;
    let rejectParcel: (error: unknown) => void = () => {};
    const refused = new Promise<never>((_, reject) => {
      rejectParcel = reject;
    });
    refused.catch(() => {});

    const fail = (error: unknown, phase: Phase) => {
      failed = true;
      host.onFault(error, phase);
      rejectParcel(error);
    };
    const run = async (phase: 'bootstrap' | 'mount' | 'unmount', props: Props) => {
      if (!lifecycles || (failed && phase !== 'unmount')) return;
      const completion = invoke(lifecycles[phase], props);
      try {
        const work = withDeadline(completion, phase, host.allowed(phase));
        const graceAfterLeaving = host.leaving.then(() =>
          settlesWithin(completion, host.leaveGrace()),
        );
        await Promise.race([work, graceAfterLeaving]);
      } catch (error) {
        fail(error, phase);
      }
    };
    const load = async () => {
      try {
        const loading = typeof config === 'function' ? config() : Promise.resolve(config);
        const work = withDeadline(Promise.resolve(loading), 'load', host.allowed('load'));
        const namespace = await Promise.race([work, host.leaving.then(() => null)]);
        // The mount was abandoned, so that there is nothing to mount any more.
        if (namespace === null) failed = true;
        else lifecycles = readLifecycles(namespace);
      } catch (error) {
        fail(error, 'load');
      }
      const update = (lifecycles as { update?: Lifecycles['mount'] } | null)?.update;
      return {
        ...(update && { update: (props: Props) => invoke(update, props) }),
        bootstrap: (props: Props) => run('bootstrap', props),
        mount: (props: Props) => run('mount', props),
        unmount: (props: Props) => run('unmount', props),
      };
    };

    const parcel = host.mountParcel(load as unknown as ParcelConfig, props);
    const mountPromise = Promise.race([
      parcel.mountPromise.then(() => (failed ? refused : null)),
      refused,
    ]);
    mountPromise.catch(() => {});
    return Object.assign(Object.create(parcel) as Parcel, {
      mountPromise,
      // A second unmount, while single-spa unmounts the app, is no error of the app.
      unmount: () => parcel.unmount().catch(() => null),
    });
  };
}
