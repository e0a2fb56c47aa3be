export { qrVerifySaga } from './data/qr.saga';
export { foundVerified, qrActions, qrVerified, qrVerifyReducer } from './data/qr.slice';
export { useQrPart } from './views/qr.part';
