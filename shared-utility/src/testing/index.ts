export { fillSilently } from './fill-silently';
export { type ApiMock, type ApiReply, type CallName, mockApi } from './mock-api';
export { pasteInto } from './paste-into';
export { pendingPasskeys } from './pending-passkeys';
export { renderApp } from './render-app';
export { resetContext } from './reset-context';
export { toGetFocus } from './to-get-focus';
export { storage, voucher } from './upload-storage';
export { onPhone, onWideDesk } from './window-width';
