export { CodeField } from './code-field.view';
export { type CodePurpose, ownPurpose } from './cooldown';
export { sendCode } from './send-code.saga';
