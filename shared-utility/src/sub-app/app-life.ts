import { createContext, useContext } from 'react';

const AppLife = createContext<AbortSignal>(new AbortController().signal);
export const AppLifeProvider = AppLife.Provider;

/** A signal that aborts when the app is unmounted, so that later responses are dropped. */
export const useAppLife = (): AbortSignal => useContext(AppLife);
