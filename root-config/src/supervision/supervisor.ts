import { type Phase, settlesWithin, withDeadline } from './deadline';
import { allowedTime, invoke, type ModuleFace, readFace } from './face';
import { type Fault, toFault } from './fault';
import { type ParcelHost, supervisedParcels } from './parcels';
import { checkRequires } from './requires';
import { openVisit, type Visit } from './visit';

export interface SupervisionTiming {
  readonly load: number;
  readonly bootstrap: number;
  readonly mount: number;
  readonly unmount: number;
  /** A normal unmount fits into this; a longer one goes on beside the next page. */
  readonly leaveGrace: number;
  /** Time for a previous visit to tidy up before a fresh copy of the module is taken instead. */
  readonly returnGrace: number;
}

/** What the supervisor shows while there is no app to see. */
export interface Screens {
  waiting(): void;
  failed(fault: Fault, retry: () => void): void;
  clear(): void;
}

export interface SupervisorHost {
  readonly name: string;
  readonly slot: HTMLElement;
  readonly screens: Screens;
  load(): Promise<unknown>;
  address(): string | null;
  /** Forgets failed and hanging modules, so that the next load really fetches. */
  renew(): void;
  timing(): SupervisionTiming;
  /** Version that a shared module of the page says of itself. */
  versionOf?(name: string): string | undefined;
  onFault?(fault: Fault): void;
  /** Looks closer at a fault before anybody is told; must not reject. */
  explain?(fault: Fault): Promise<Fault>;
  /** Makes an older version the one to load; true when there was one. */
  fallBack?(fault: Fault): Promise<boolean>;
  /** Tries again by itself while the card is up; returns how to call it off. */
  retryByItself?(fault: Fault, attempt: number, again: () => void): () => void;
  /** What happens, for the time-line; `mounted` also means that this version works. */
  note?(event: string): void;
}

type Props = Record<string, unknown>;

interface Instance {
  readonly face: ModuleFace;
  /** Unique per copy, so that apps which find their element by name never meet an older copy's. */
  readonly name: string;
  bootstrapped: boolean;
  /** A lifecycle of an ended visit that has not settled yet. */
  busy: Promise<void> | null;
}

export interface Supervised {
  readonly lifecycles: {
    bootstrap(props: Props): Promise<void>;
    mount(props: Props): Promise<void>;
    unmount(props: Props): Promise<void>;
    timeouts: Record<string, { millis: number; warningMillis: number; dieOnTimeout: boolean }>;
  };
  /** The person goes elsewhere: whatever is still under way is let go at once. */
  leave(): void;
  /** True while the module is on screen. */
  readonly isMounted: boolean;
  /** A new version is there: the next mount takes it, and a recovery card tries it at once. */
  refresh(): void;
  /** Exchanges the mounted copy for the new version now. */
  swap(): Promise<void>;
}

/**
 * Stands between single-spa and one module. single-spa itself has no load time-out and waits for ever
 * for a hanging lifecycle, with all navigation behind it; here every lifecycle settles: with its own
 * outcome, at our deadline, or the moment the person leaves. Nothing ever rejects towards single-spa.
 */
export function supervise(host: SupervisorHost): Supervised {
  let current: Visit<Instance> | null = null;
  let instance: Instance | null = null;
  let copies = 0;
  let attempts = 0;
  let cardOf: string | null = null;
  let callOff: () => void = () => {};

  /** Forgets a copy that misbehaved; a newer one, taken meanwhile, stays. */
  const drop = (copy: Instance | null) => {
    if (instance !== copy) return;
    instance = null;
    host.renew();
  };

  async function load(): Promise<Instance> {
    if (instance?.busy && !(await settlesWithin(instance.busy, host.timing().returnGrace))) {
      drop(instance);
    }
    if (instance) return instance;
    const namespace = await withDeadline(host.load(), 'load', host.timing().load);
    if (instance) return instance;
    const face = readFace(namespace);
    if (host.versionOf) checkRequires(namespace, host.versionOf);
    copies += 1;
    const name = copies === 1 ? host.name : `${host.name}#${copies}`;
    instance = { face, name, bootstrapped: false, busy: null };
    return instance;
  }

  /** The visit's props for one copy, with `mountParcel` under the same supervision. */
  function propsOf(visit: Visit<Instance>, one: Instance): Props {
    const props = visit.propsFor(one.name);
    if (typeof props.mountParcel !== 'function') return props;
    const mountParcel = supervisedParcels({
      mountParcel: props.mountParcel as ParcelHost['mountParcel'],
      leaving: visit.leaving,
      allowed: (phase) => host.timing()[phase],
      leaveGrace: () => host.timing().leaveGrace,
      onFault: (error, phase) =>
        host.onFault?.(toFault(error, phase, `${host.name} (parcel)`, host.address())),
    });
    return { ...props, mountParcel };
  }

  /** Starts a lifecycle and keeps the copy marked as busy until it settles, whoever still waits. */
  function run(one: Instance, phase: 'bootstrap' | 'mount' | 'unmount', props: Props) {
    const raw = invoke(one.face[phase], props);
    const busy = raw
      .catch(() => undefined)
      .finally(() => {
        if (one.busy === busy) one.busy = null;
      });
    one.busy = busy;
    return { raw, allowed: allowedTime(one.face, phase, host.timing()[phase]) };
  }

  /** Ends what a visit left in a copy; a hanging or throwing unmount costs the copy. */
  async function takeDown(one: Instance, visit: Visit<Instance>): Promise<void> {
    const { raw, allowed } = run(one, 'unmount', propsOf(visit, one));
    try {
      await withDeadline(raw, 'unmount', allowed);
    } catch (error) {
      drop(one);
      visit.sweep();
      host.onFault?.(toFault(error, 'unmount', host.name, host.address()));
    }
    visit.remove(one.name);
  }

  async function attempt(visit: Visit<Instance>, quietly = false): Promise<void> {
    let phase: Phase = 'load';
    let one: Instance | null = null;
    if (!quietly) host.screens.waiting();
    host.note?.('load');
    try {
      const copy = await load();
      one = copy;
      if (visit.ended) return;
      const props = propsOf(visit, copy);
      if (!copy.bootstrapped) {
        phase = 'bootstrap';
        host.note?.(phase);
        const { raw, allowed } = run(copy, 'bootstrap', props);
        await withDeadline(raw, phase, allowed);
        copy.bootstrapped = true;
        if (visit.ended) return;
      }
      phase = 'mount';
      host.note?.(phase);
      const { raw, allowed } = run(copy, 'mount', props);
      const arrived = raw.then(() => {
        // A mount that comes in after its visit was left or given up takes itself down.
        if (visit.ended) void takeDown(copy, visit);
        else visit.mounted = copy;
      });
      await withDeadline(arrived, phase, allowed);
      if (!visit.ended) shown();
    } catch (error) {
      if (visit.ended) {
        // Nobody waits any more; unless somebody came back meanwhile, the next visit starts afresh.
        if (one || !current) drop(one);
        return;
      }
      visit.end();
      visit.sweep();
      drop(one);
      await failed(visit, toFault(error, phase, host.name, host.address()));
    }
  }

  function shown(): void {
    attempts = 0;
    cardOf = null;
    host.note?.('mounted');
    host.screens.clear();
  }

  async function failed(visit: Visit<Instance>, found: Fault): Promise<void> {
    const fault = (await host.explain?.(found)) ?? found;
    host.note?.(`failed: ${fault.kind}${fault.status ? ` ${fault.status}` : ''} in ${fault.phase}`);
    host.onFault?.(fault);
    const waits = () => current === visit && !visit.departed;
    if (waits() && (await host.fallBack?.(fault)) && waits()) {
      again();
      return;
    }
    if (!waits()) return;
    // A card that says the same already stays as it is, with the focus where it was.
    const what = `${fault.kind} ${fault.status ?? ''} ${fault.phase}`;
    if (cardOf !== what) host.screens.failed(fault, () => again());
    cardOf = what;
    callOff = host.retryByItself?.(fault, attempts, () => again(true)) ?? callOff;
    attempts += 1;
  }

  /** Ends what waits for the present card. */
  function forget(): void {
    callOff();
    callOff = () => {};
    cardOf = null;
  }

  function again(quietly = false): void {
    if (!current?.ended || current.departed || current.mounted) return;
    const card = cardOf;
    forget();
    if (quietly) cardOf = card;
    else attempts = 0;
    current = openVisit<Instance>(host.slot, current.props);
    void attempt(current, quietly);
  }

  // Longer than any of ours, so that single-spa's own timers neither warn nor act.
  const ample = () => {
    const { load: loading, bootstrap, mount, unmount } = host.timing();
    const millis = loading + bootstrap + mount + unmount + 60_000;
    return { millis, warningMillis: millis, dieOnTimeout: false };
  };

  return {
    lifecycles: {
      bootstrap: async () => {},
      async mount(props) {
        attempts = 0;
        current = openVisit<Instance>(host.slot, props);
        await Promise.race([attempt(current), current.left]);
      },
      async unmount() {
        const visit = current;
        current = null;
        forget();
        host.screens.clear();
        if (!visit) return;
        visit.end();
        if (visit.mounted) {
          host.note?.('unmount');
          await settlesWithin(takeDown(visit.mounted, visit), host.timing().leaveGrace);
        }
      },
      get timeouts() {
        const one = ample();
        return { bootstrap: one, mount: one, unmount: one, unload: one, update: one };
      },
    },
    get isMounted() {
      return current?.mounted != null;
    },
    refresh() {
      instance = null;
      if (cardOf !== null) again();
    },
    async swap() {
      const visit = current;
      const one = visit?.mounted;
      if (!visit || !one) return;
      instance = null;
      visit.end();
      // From here on nobody else takes this copy down.
      visit.mounted = null;
      host.note?.('swap');
      await settlesWithin(takeDown(one, visit), host.timing().leaveGrace);
      if (current !== visit) return;
      current = openVisit<Instance>(host.slot, visit.props);
      await attempt(current);
    },
    leave() {
      if (!current) return;
      current.letGo();
      if (current.mounted) return;
      current.end();
      host.note?.('left');
      forget();
      host.screens.clear();
    },
  };
}
