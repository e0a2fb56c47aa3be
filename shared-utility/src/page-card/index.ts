export type { CardArt } from './art';
export { type CardAction, type CardContent, drawCard } from './draw-card';
export { element } from './element';
export { PageCard } from './page-card.view';
