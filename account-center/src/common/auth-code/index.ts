export { CodeFormItem } from './code-form-item.view';
export { type CodePurpose, ownPurpose } from './own-purpose';
export { sendCode } from './send-code.saga';
