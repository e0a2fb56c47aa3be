export type { ParcelHost } from './data/parcel';
export { personalOpened, personalReducer } from './data/personal.slice';
export { PersonalDialog } from './views/personal-dialog.view';
