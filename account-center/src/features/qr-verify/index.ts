export { qrVerifySaga } from './data/qr.saga';
export { foundVerified, qrHappened, qrVerified, qrVerifySlice } from './data/qr.slice';
export { useQrPart } from './views/qr.part';
