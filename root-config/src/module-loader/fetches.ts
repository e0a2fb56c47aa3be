/**
 * Fetches that may be asked for again while they still wait. A browser makes a second request of the same address
 * wait for a hanging first one, so each time has an address of its own; whichever answers first counts.
 */
export interface Fetches<T> {
  /** Fetches an address through `ask`. */
  start(address: string, ask: (address: string) => Promise<T>): Promise<T>;
  /** Asks again for one that waits; false for one that does not. */
  again(address: string): boolean;
  /** The next fetch of this address has a new query: a browser keeps an ES module that it has evaluated. */
  renew(address: string): void;
  /** Those that have waited for so many milliseconds or longer. */
  waitingFor(milliseconds: number): string[];
}

/** The browsers' own words, so that one fault has one name, no matter what noticed it. */
export const notArrived = (file: string): Error =>
  new TypeError(`Failed to fetch dynamically imported module: ${file}`);

/** An address as it is published, without the query that a retry adds. */
export const published = (address: string): string => address.replace(/[?&]retry=\d+$/, '');

export const withRetry = (address: string, round: number): string =>
  round === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}retry=${round}`;

export function createFetches<T>(): Fetches<T> {
  const waiting = new Map<string, { since: number; again: () => void }>();
  /** Goes on counting for good: an address that was asked for once may hang in a cache. */
  const rounds = new Map<string, number>();
  const renew = (address: string) => rounds.set(address, (rounds.get(address) ?? 0) + 1);

  return {
    start(address, ask) {
      return new Promise<T>((resolve, reject) => {
        let latest = 0;
        const isMine = () => waiting.get(address) === mine;
        const go = (): void => {
          latest += 1;
          const mineIs = latest;
          ask(withRetry(address, rounds.get(address) ?? 0)).then(
            (answer) => {
              if (isMine()) waiting.delete(address);
              resolve(answer);
            },
            (error) => {
              // One that was given up says nothing about the one after it.
              if (mineIs !== latest) return;
              if (isMine()) waiting.delete(address);
              reject(error);
            },
          );
        };
        const mine = {
          since: Date.now(),
          again: () => {
            mine.since = Date.now();
            renew(address);
            go();
          },
        };
        waiting.set(address, mine);
        go();
      });
    },
    again(address) {
      const one = waiting.get(address);
      one?.again();
      return one !== undefined;
    },
    renew,
    waitingFor(milliseconds) {
      const latest = Date.now() - milliseconds;
      return [...waiting].filter(([, { since }]) => since <= latest).map(([address]) => address);
    },
  };
}
