export { ResetForm } from './reset-form.view';
