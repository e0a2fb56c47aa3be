import { createContext } from 'react';

/** Whether the app has shown a screen: where a page begins, the focus is the browser's own. */
export const ScreenHistory = createContext({ wasShown: false });
