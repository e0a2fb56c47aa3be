/**
 * Fetches that can be repeated while they are pending. A browser queues a second request for the same address
 * behind a hanging first one, so each attempt has an address of its own; the first response counts.
 */
export interface Fetches<T> {
  /** Fetches an address through `fetchAddress`, which receives the attempt's own address. */
  start(address: string, fetchAddress: (address: string) => Promise<T>): Promise<T>;
  /** Starts another attempt for a pending address; false when it is not pending. */
  retry(address: string): boolean;
  /**
   * Gives the next fetch of this address a new query, because a browser keeps an ES module that it has evaluated.
   */
  renew(address: string): void;
  /** Addresses that have been pending for this long or longer. */
  waitingFor(milliseconds: number): string[];
}

/** The same wording as browsers use, so that a fault has one message, whoever detected it. */
export const fetchError = (file: string): Error =>
  new TypeError(`Failed to fetch dynamically imported module: ${file}`);

/** The published address, without the query that a retry adds. */
export const withoutRetryCount = (address: string): string => address.replace(/[?&]retry=\d+$/, '');

export const withRetry = (address: string, attempt: number): string =>
  attempt === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}retry=${attempt}`;

export function createFetches<T>(): Fetches<T> {
  const pendingFetches = new Map<string, { since: number; retry: () => void }>();
  /** Never reset: an address that was requested once may hang in a cache. */
  const renewals = new Map<string, number>();
  const renew = (address: string) => renewals.set(address, (renewals.get(address) ?? 0) + 1);

  return {
    start(address, fetchAddress) {
      return new Promise<T>((resolve, reject) => {
        let latest = 0;
        const isCurrent = () => pendingFetches.get(address) === pendingFetch;
        const request = (): void => {
          latest += 1;
          const ownRequest = latest;
          fetchAddress(withRetry(address, renewals.get(address) ?? 0)).then(
            (answer) => {
              if (isCurrent()) pendingFetches.delete(address);
              resolve(answer);
            },
            (error) => {
              // The failure of an aborted attempt says nothing about the next one.
              if (ownRequest !== latest) return;
              if (isCurrent()) pendingFetches.delete(address);
              reject(error);
            },
          );
        };
        const pendingFetch = {
          since: Date.now(),
          retry: () => {
            pendingFetch.since = Date.now();
            renew(address);
            request();
          },
        };
        pendingFetches.set(address, pendingFetch);
        request();
      });
    },
    retry(address) {
      const pendingFetch = pendingFetches.get(address);
      pendingFetch?.retry();
      return pendingFetch !== undefined;
    },
    renew,
    waitingFor(milliseconds) {
      const newestStart = Date.now() - milliseconds;
      return [...pendingFetches]
        .filter(([, { since }]) => since <= newestStart)
        .map(([address]) => address);
    },
  };
}
