export const DRAFTS = 'keep:draft:';

/**
 * Where a text is kept that somebody writes and the platform does not have yet, on this device. It outlives a session
 * that ends by itself, since that moment was not chosen; a log-out removes it.
 *
 * @param name `<app>.<what>`
 * @param owner whose it is: it is offered to no other user
 */
export const draftKey = (name: string, owner: string, id: string): string =>
  `${DRAFTS}${name}:${owner}:${id}`;
