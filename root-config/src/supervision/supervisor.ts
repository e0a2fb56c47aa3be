import { type Copy, createCopies } from './copies';
import { DeadlineError, type Phase, settlesWithin, withDeadline } from './deadline';
import { type Fault, toFault } from './fault';
import type { SupervisorHost } from './host';
import { openVisit, type Visit } from './visit';

type Props = Record<string, unknown>;

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
  /**
   * A new version is there: the next mount takes it, and whoever still waits, or looks at a recovery
   * card, gets it at once. `ask` is called when an older one is on screen, now or once it stands there.
   */
  refresh(ask?: () => void): void;
  /** Exchanges the mounted copy for the new version now. */
  swap(): Promise<void>;
  /** A file that the mounted copy asked for on demand failed: it goes, and recovery begins. */
  lost(error: unknown): Promise<void>;
}

/** What takes longer goes on beside single-spa, which then counts the module as mounted. */
const SINGLE_SPA_WAITS = 5_000;
/**
 * single-spa never takes its timers back, whatever the outcome, and each holds what it waits for: a
 * little longer than we let it wait, so that they neither warn nor act nor stay.
 */
const ample = { millis: 8_000, warningMillis: 8_000, dieOnTimeout: false };

/**
 * Stands between single-spa and one module. single-spa itself has no load time-out and waits for ever
 * for a hanging lifecycle, with all navigation behind it; here every lifecycle settles: with its own
 * outcome, at our deadline, or the moment the person leaves. Nothing ever rejects towards single-spa.
 */
export function supervise(host: SupervisorHost): Supervised {
  const copies = createCopies(host);
  let current: Visit<Copy> | null = null;
  let attempts = 0;
  /** What the card on screen says; null without one. */
  let cardOf: string | null = null;
  let callOff: () => void = () => {};
  /** Why an older version is tried; what the card says should that one fail as well. */
  let cause: Fault | null = null;
  /** Asks about the version that came while an older one was about to show. */
  let askLater: () => void = () => {};

  async function attempt(visit: Visit<Copy>, quietly = false): Promise<void> {
    let phase: Phase = 'load';
    let one: Copy | null = null;
    let entry = host.address();
    if (!quietly) host.screens.waiting(() => again());
    host.note?.('load');
    try {
      const copy = await copies.take(visit, (address) => {
        entry = address;
      });
      if (!copy || visit.ended) return;
      one = copy;
      const props = copies.propsFor(visit, copy);
      if (!copy.bootstrapped) {
        phase = 'bootstrap';
        host.note?.(phase);
        const { raw, allowed } = copies.run(copy, 'bootstrap', props);
        await withDeadline(raw, phase, allowed);
        copy.bootstrapped = true;
        if (visit.ended) return;
      }
      phase = 'mount';
      host.note?.(phase);
      const { raw, allowed } = copies.run(copy, 'mount', props);
      const arrived = raw.then(() => {
        // A mount that comes in after its visit was left or given up takes itself down.
        if (visit.ended) void copies.takeDown(copy, visit);
        else visit.mounted = copy;
      });
      await withDeadline(arrived, phase, allowed);
      if (visit.ended) return;
      copies.arrived(copy);
      shown(copy);
    } catch (error) {
      const from = one?.entry ?? entry;
      const isOutdated = one !== null && !copies.isNewest(one);
      const wasLeft = visit.ended;
      if (!wasLeft) visit.end();
      // Whoever came back meanwhile may wait for the very same file.
      if (!wasLeft || one || !current) {
        copies.drop(one);
        if (one && phase === 'mount' && !(error instanceof DeadlineError)) {
          copies.giveUp(one, visit);
        }
        if (from !== null) copies.sweep(from);
      }
      const file = host.sourceOf?.(error) ?? from;
      if (!wasLeft) await failed(visit, toFault(error, phase, host.name, file), isOutdated);
    }
  }

  function shown(copy: Copy): void {
    attempts = 0;
    cardOf = null;
    cause = null;
    host.note?.('mounted');
    host.works?.(copy.entry);
    host.screens.clear();
    if (!copies.isNewest(copy)) askLater();
    askLater = () => {};
  }

  /** `isOutdated` tells that a newer version than the one that failed is there. */
  async function failed(visit: Visit<Copy>, found: Fault, isOutdated: boolean): Promise<void> {
    const fault = (await host.explain?.(found)) ?? found;
    host.note?.(`failed: ${fault.kind}${fault.status ? ` ${fault.status}` : ''} in ${fault.phase}`);
    host.onFault?.(fault);
    const waits = () => current === visit && !visit.departed;
    if (waits() && isOutdated) {
      again();
      return;
    }
    const tried = host.address();
    if (waits() && (await host.fallBack?.(fault)) && waits()) {
      again();
      cause = fault;
      return;
    }
    if (!waits()) return;
    const told = cause ?? fault;
    cause = null;
    // A card that says the same already stays as it is, with the focus where it was.
    const what = `${told.kind} ${told.status ?? ''} ${told.phase}`;
    if (cardOf !== what) host.screens.failed(told, () => again());
    cardOf = what;
    // While the older version stays the one to load, its own fault says whether a try is worth it.
    const next = host.address() === tried ? fault : told;
    callOff = host.retryByItself?.(next, attempts, () => again(true)) ?? callOff;
    attempts += 1;
  }

  /** Takes the mounted copy off the screen; false when the person has gone elsewhere meanwhile. */
  async function takeOff(visit: Visit<Copy>, one: Copy): Promise<boolean> {
    visit.end();
    // From here on nobody else takes this copy down.
    visit.mounted = null;
    await settlesWithin(copies.takeDown(one, visit), host.timing().leaveGrace);
    return current === visit;
  }

  /** Ends what waits for the present card. */
  function forget(): void {
    callOff();
    callOff = () => {};
    cardOf = null;
    askLater = () => {};
  }

  function again(quietly = false): void {
    if (!current || current.departed || current.mounted) return;
    if (!current.ended) {
      // Who presses Retry does not wait for a try that began by itself, and may hang.
      if (quietly) return;
      current.end();
      copies.renew();
      host.renew();
    }
    const card = cardOf;
    forget();
    if (quietly) cardOf = card;
    else attempts = 0;
    current = openVisit<Copy>(host.slot, current.props, host.belongings);
    void attempt(current, quietly);
  }

  return {
    lifecycles: {
      bootstrap: async () => {},
      async mount(props) {
        attempts = 0;
        cause = null;
        current = openVisit<Copy>(host.slot, props, host.belongings);
        const outcome = Promise.race([attempt(current), current.left]);
        await settlesWithin(outcome, SINGLE_SPA_WAITS);
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
          await settlesWithin(copies.takeDown(visit.mounted, visit), host.timing().leaveGrace);
        }
      },
      timeouts: { bootstrap: ample, mount: ample, unmount: ample, unload: ample, update: ample },
    },
    get isMounted() {
      return current?.mounted != null;
    },
    refresh(ask = () => {}) {
      cause = null;
      copies.renew();
      if (current?.mounted) ask();
      else if (cardOf !== null || current?.ended) again();
      else askLater = ask;
    },
    async swap() {
      const visit = current;
      const one = visit?.mounted;
      if (!visit || !one) return;
      copies.renew();
      host.note?.('swap');
      if (!(await takeOff(visit, one))) return;
      current = openVisit<Copy>(host.slot, visit.props, host.belongings);
      await attempt(current);
    },
    async lost(error) {
      const visit = current;
      const one = visit?.mounted;
      if (!visit || !one) return;
      const fault = toFault(error, 'load', host.name, one.entry);
      const isOutdated = !copies.isNewest(one);
      copies.drop(one);
      const stays = await takeOff(visit, one);
      copies.sweep(one.entry);
      if (stays) await failed(visit, fault, isOutdated);
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
