export const DRAFTS = 'keep:draft:';

/**
 * Storage key of an unsaved text on this device. It survives a session that expired, since the person did not choose
 * that moment; a log-out removes it.
 *
 * @param name `<app>.<what>`
 * @param owner the user whom it belongs to; it is offered to no other user
 */
export const draftKey = (name: string, owner: string, id: string): string =>
  `${DRAFTS}${name}:${owner}:${id}`;
