export { fillSilently } from './fill-silently';
export { type ApiMock, type ApiReply, type CallName, mockApi } from './mock-api';
export { onPhone, onWideDesk } from './on-phone';
export { pasteInto } from './paste-into';
export { pendingPasskeys } from './pending-passkeys';
export { renderApp } from './render-app';
export { resetContext } from './reset-context';
export { toGetFocus } from './to-get-focus';
