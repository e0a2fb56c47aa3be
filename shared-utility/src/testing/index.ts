export { type ApiMock, mockApi } from './mock-api';
export { renderApp } from './render-app';
export { resetContext } from './reset-context';
