export { CodeFormItem } from './code-form-item.view';
export { type CodePurpose, purposeOfBound } from './code-purposes';
export { sendCode } from './send-code.saga';
