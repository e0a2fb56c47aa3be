export { qrVerifySaga } from './data/qr.saga';
export { noticedVerified, qrActions, qrVerified, qrVerifyReducer } from './data/qr.slice';
export { useQrPart } from './views/qr.part';
