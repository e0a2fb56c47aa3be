export { paletteSaga } from './data/palette.saga';
export { keysRequested, pageVisited, paletteReducer } from './data/palette.slice';
export type { Entry } from './data/search';
export type { PaletteWords } from './phrases';
export { Palette } from './views/palette.view';
export { PaletteButton } from './views/palette-button.view';
