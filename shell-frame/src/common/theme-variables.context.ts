import { type CSSProperties, createContext } from 'react';

/** The frame's CSS variables, for what stands outside the frame's own elements. */
export const ThemeVariables = createContext<CSSProperties>({});
