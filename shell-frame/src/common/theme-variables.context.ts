import { type CSSProperties, createContext } from 'react';

/** The frame's CSS variables, for what is outside the frame's own elements. */
export const ThemeVariables = createContext<CSSProperties>({});
