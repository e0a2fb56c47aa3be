export { Arrival, SkipLink } from './views/arrival.view';
