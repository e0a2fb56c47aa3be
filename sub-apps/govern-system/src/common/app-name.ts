/** Same value as `data-app`, by which the module loader drops the failed files of an app. */
export const appName = 'govern-system';
