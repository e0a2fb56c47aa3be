/**
 * Derives a palette from a tenant's own colour and checks its contrast, with the functions that the server uses. A
 * chunk of its own, since only editors of a site need it.
 */
export const loadColourRules = (): Promise<typeof import('../contract/colour')> =>
  import('../contract/colour');
