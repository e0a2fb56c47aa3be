export {
  creditCheckCharacter,
  hasCreditForm,
  isAuthCode,
  isCreditCode,
  isEmail,
  isMobile,
} from '../contract/plain-forms';
export {
  plainAccount,
  plainCapitals,
  plainCode,
  plainDigits,
  plainMail,
  plainPhone,
  unspaced,
} from '../contract/plain-text';
export { checkPasswordChange, type PasswordChange, type PasswordProblem } from './change-password';
export { idCheckCharacter, isIdNumber } from './id-number';
export { isPassword } from './password';
export { rules } from './rules';
export { codePointLength, isLandline } from './text';
