export { realNameSaga } from './data/real-name.saga';
export { realNameSlice } from './data/real-name.slice';
export { ticketOf } from './data/ticket';
export { RealNamePage } from './views/real-name-page.view';
