export const DRAFTS = 'keep:draft:';

/**
 * Storage key of an unsaved text on this device. It outlives a session that ended by itself, since that moment was
 * not chosen; a log-out removes it.
 *
 * @param name `<app>.<what>`
 * @param owner the user whom it belongs to; it is offered to no other one
 */
export const draftKey = (name: string, owner: string, id: string): string =>
  `${DRAFTS}${name}:${owner}:${id}`;
