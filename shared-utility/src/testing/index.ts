export { type ApiMock, type ApiReply, type CallName, mockApi } from './mock-api';
export { renderApp } from './render-app';
export { resetContext } from './reset-context';
