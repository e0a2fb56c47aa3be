export { ResetForm } from './reset-form.view';
export { sendReset } from './send-reset';
