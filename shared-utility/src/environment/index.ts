export * from './api-host';
export * from './constants';
export { type PageExit, page, setPageExit } from './page';
export * from './runtime-config';
export { temporal } from './temporal';
