export { checkPasswordChange, type PasswordChange, type PasswordProblem } from './change-password';
export { creditCheckCharacter, isCreditCode } from './credit-code';
export { idCheckCharacter, isIdNumber } from './id-number';
export { isPassword } from './password';
export { rules } from './rules';
export { codePointLength, isAuthCode, isEmail, isLandline, isMobile } from './text';
