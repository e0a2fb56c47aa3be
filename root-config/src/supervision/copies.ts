import { settlesWithin, withDeadline } from './deadline';
import { allowedTime, invoke, type ModuleFace, readFace } from './face';
import { toFault } from './fault';
import type { SupervisorHost } from './host';
import { type ParcelHost, supervisedParcels } from './parcels';
import { checkRequires } from './requires';
import type { Visit } from './visit';

type Props = Record<string, unknown>;

/** One evaluation of a module. A copy that misbehaved is dropped; the next visit takes a fresh one. */
export interface Copy {
  readonly face: ModuleFace;
  /** Unique per copy, so that apps which find their element by name never meet an older copy's. */
  readonly name: string;
  /** Address that it was loaded by. */
  readonly entry: string;
  bootstrapped: boolean;
  /** A lifecycle that has not settled yet, although nobody may wait for it any more. */
  busy: Promise<void> | null;
}

export interface Copies {
  /**
   * The present copy, or a fresh one; rejects when the module cannot be loaded or is none. A version
   * that arrives meanwhile is taken in its place; null when nobody waits for that any more. `tries` is
   * told each address.
   */
  take(visit: Visit<Copy>, tries: (entry: string) => void): Promise<Copy | null>;
  /** False once a later version is there to be taken. */
  isNewest(copy: Copy): boolean;
  /** Forgets a copy that misbehaved and what failed to load; a newer copy stays. */
  drop(copy: Copy | null): void;
  /** Lets the next visit take what the map names then. */
  renew(): void;
  propsFor(visit: Visit<Copy>, copy: Copy): Props;
  /** Starts a lifecycle; the copy counts as busy until it settles. */
  run(
    copy: Copy,
    phase: 'bootstrap' | 'mount' | 'unmount',
    props: Props,
  ): { raw: Promise<void>; allowed: number };
  /** It works: the version before it will not be needed again. */
  arrived(copy: Copy): void;
  /** Takes away all that a version which misbehaved has put on the page. */
  sweep(entry: string): void;
  /** Asks an app that could not mount to take back what it began; nobody waits for its answer. */
  giveUp(copy: Copy, visit: Visit<Copy>): void;
  /** Ends what a visit left in a copy; a hanging or throwing unmount costs the copy. Never rejects. */
  takeDown(copy: Copy, visit: Visit<Copy>): Promise<void>;
}

/** Settles when a newer version is to be taken. */
function openRenewal(): { come: Promise<void>; tell: () => void } {
  let tell: () => void = () => {};
  const come = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { come, tell: () => tell() };
}

export function createCopies(host: SupervisorHost): Copies {
  let present: Copy | null = null;
  let renewal = openRenewal();
  let count = 0;
  /** Address of the version that was last seen to work. */
  let working: string | null = null;

  function drop(copy: Copy | null): void {
    if (present !== copy) return;
    present = null;
    host.renew();
  }

  function propsFor(visit: Visit<Copy>, copy: Copy): Props {
    const props = visit.propsFor(copy.name, copy.entry);
    if (typeof props.mountParcel !== 'function') return props;
    const mountParcel = supervisedParcels({
      mountParcel: props.mountParcel as ParcelHost['mountParcel'],
      leaving: visit.leaving,
      allowed: (phase) => host.timing()[phase],
      leaveGrace: () => host.timing().leaveGrace,
      onFault: (error, phase) =>
        host.onFault?.(toFault(error, phase, `${host.name} (parcel)`, copy.entry)),
    });
    return { ...props, mountParcel };
  }

  const run: Copies['run'] = (copy, phase, props) => {
    const raw = invoke(copy.face[phase], props);
    const busy = raw
      .catch(() => undefined)
      .finally(() => {
        if (copy.busy === busy) copy.busy = null;
      });
    copy.busy = busy;
    return { raw, allowed: allowedTime(copy.face, phase, host.timing()[phase]) };
  };

  function sweep(entry: string): void {
    if (present?.entry !== entry) host.belongings.discard(entry);
  }

  /** What an overtaken load brings goes when it comes, unless its address is the one to load again. */
  async function overtaken(load: Promise<unknown>, entry: string): Promise<void> {
    await load.catch(() => {});
    if (host.address() !== entry) sweep(entry);
  }

  function made(namespace: unknown, entry: string): Copy {
    const face = readFace(namespace);
    if (host.versionOf) checkRequires(namespace, host.versionOf);
    count += 1;
    const name = count === 1 ? host.name : `${host.name}#${count}`;
    return { face, name, entry, bootstrapped: false, busy: null };
  }

  return {
    async take(visit, tries) {
      for (;;) {
        if (present?.busy && !(await settlesWithin(present.busy, host.timing().returnGrace))) {
          drop(present);
        }
        if (present) return present;
        const entry = host.address() ?? '';
        tries(entry);
        const mine = renewal;
        const load = host.load();
        const first = Promise.race([load, mine.come]);
        const namespace = await withDeadline(first, 'load', host.timing().load);
        if (mine === renewal) {
          present ??= made(namespace, entry);
          return present;
        }
        void overtaken(load, entry);
        if (visit.ended) return null;
      }
    },
    isNewest: (copy) => present === copy,
    drop,
    renew() {
      present = null;
      const { tell } = renewal;
      renewal = openRenewal();
      tell();
    },
    propsFor,
    run,
    sweep,
    arrived({ entry }) {
      const before = working;
      working = entry;
      if (before !== null && before !== entry) sweep(before);
    },
    giveUp(copy, visit) {
      const { raw } = run(copy, 'unmount', propsFor(visit, copy));
      raw.catch(() => {}).finally(() => visit.remove(copy.name));
    },
    async takeDown(copy, visit) {
      const { raw, allowed } = run(copy, 'unmount', propsFor(visit, copy));
      try {
        await withDeadline(raw, 'unmount', allowed);
      } catch (error) {
        drop(copy);
        sweep(copy.entry);
        host.onFault?.(toFault(error, 'unmount', host.name, copy.entry));
      }
      visit.remove(copy.name);
    },
  };
}
