export { paletteSaga } from './data/palette.saga';
export { pageVisited, paletteReducer } from './data/palette.slice';
export type { Entry } from './data/search';
export { paletteStyles } from './views/palette.styles';
export { Palette } from './views/palette.view';
export { PaletteButton } from './views/palette-button.view';
