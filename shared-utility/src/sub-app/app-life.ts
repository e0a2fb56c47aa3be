import { createContext, useContext } from 'react';

const AppLife = createContext<AbortSignal>(new AbortController().signal);
export const AppLifeProvider = AppLife.Provider;

/** Aborted when the app has left the page: an answer that comes later is dropped. */
export const useAppLife = (): AbortSignal => useContext(AppLife);
