export { qrVerifySaga } from './data/qr.saga';
export { foundVerified, qrHappened, qrVerified, qrVerifySlice } from './data/qr.slice';
export { QrDialog } from './views/qr-dialog.view';
