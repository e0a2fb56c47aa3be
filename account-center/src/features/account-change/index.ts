export type { Channel } from './data/account-change.flow';
export { accountChangeSaga } from './data/account-change.saga';
export { accountChangeSlice, isEvent, tell } from './data/account-change.slice';
export { AccountChangeDialog } from './views/account-change-dialog.view';
