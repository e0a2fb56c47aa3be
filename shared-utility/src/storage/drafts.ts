const PREFIX = 'keep:draft:';

/**
 * Where a text is kept that somebody writes and the platform does not have yet, on this device. It outlives a session
 * that ends by itself, since nobody chose that moment; whoever logs out takes it along (`dropDrafts`).
 *
 * @param name `<app>.<what>`
 * @param owner whose it is: nobody else is offered it
 */
export const draftKey = (name: string, owner: string, id: string): string =>
  `${PREFIX}${name}:${owner}:${id}`;

/** Nothing that was written stays behind on a device that others may use next. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
    }
  } catch {
    // without a storage nothing was kept
  }
}
