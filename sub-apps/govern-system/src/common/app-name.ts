/** Equal to `data-app`, by which the module loader finds the failed files of an app. */
export const appName = 'govern-system';
