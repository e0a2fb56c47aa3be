/** The page of `@edu/shell-frame/settings`. */
export const settingsPath = '/personal/settings';
