import { type CSSProperties, createContext } from 'react';

/** The frame's CSS variables, for elements rendered outside of the frame. */
export const ThemeVariables = createContext<CSSProperties>({});
