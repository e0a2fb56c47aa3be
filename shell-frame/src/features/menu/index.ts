export { isOpenInDemo } from './data/demo-mode';
export { layoutSaga } from './data/layout.saga';
export { layoutReducer, menuToggled, selectCollapsed } from './data/layout.slice';
export { menuSaga } from './data/menu.saga';
export { selectMenuIndex, selectMenuPages } from './data/menu.selectors';
export { menuReducer } from './data/menu.slice';
export { type MenuIndex, trailOf } from './data/menu-tree';
export { menuStyles } from './views/menu.styles';
export { Menu } from './views/menu.view';
