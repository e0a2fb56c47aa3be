export { phrases } from './phrases';
export { embeddedStyles } from './views/embedded.styles';
export { Embedded } from './views/embedded.view';
