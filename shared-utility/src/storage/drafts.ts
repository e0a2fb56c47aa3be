export const DRAFTS = 'keep:draft:';

/**
 * Where a text is kept that somebody writes and the platform does not have yet, on this device. It outlives a session
 * that ends by itself, since nobody chose that moment; whoever logs out takes it along.
 *
 * @param name `<app>.<what>`
 * @param owner whose it is: nobody else is offered it
 */
export const draftKey = (name: string, owner: string, id: string): string =>
  `${DRAFTS}${name}:${owner}:${id}`;
