/**
 * How a tenant's own colour becomes a palette, and whether words on it can be read: the very functions by which the
 * server decides. A chunk of its own, since only who edits a site needs them.
 */
export const loadColourRules = (): Promise<typeof import('../contract/colour')> =>
  import('../contract/colour');
