export { CodeField } from './code-field.view';
export { type CodePurpose, ownPurpose } from './purposes';
export { sendCode } from './send-code.saga';
