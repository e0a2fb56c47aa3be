export { phrases } from './phrases';
export { embeddedStyles } from './views/embedded.styles';
export { EmbeddedPage } from './views/embedded.view';
