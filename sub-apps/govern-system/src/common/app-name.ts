/** As in `data-app`: the module loader forgets the failed files of an app by this name. */
export const appName = 'govern-system';
