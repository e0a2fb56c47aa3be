import { createContext } from 'react';

/** Whether the app has already shown a screen; on the first one the browser sets the focus. */
export const ScreenHistory = createContext({ wasShown: false });
