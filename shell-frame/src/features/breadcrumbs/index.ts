export { breadcrumbsSaga } from './data/breadcrumbs.saga';
export { breadcrumbsReducer } from './data/breadcrumbs.slice';
export { breadcrumbsStyles } from './views/breadcrumbs.styles';
export { Breadcrumbs } from './views/breadcrumbs.view';
