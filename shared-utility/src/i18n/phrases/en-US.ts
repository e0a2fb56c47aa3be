import type { SameShape } from '../types';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  network: 'Network problem. Please try again.',
  broken: 'Something went wrong on this page. Please reload it and try again',
  usageHelp: 'Usage help',
  unsaved: 'What you have not saved will be lost. Leave anyway?',
  undo: 'Undo',
  close: 'Close',
  clear: 'Clear',
  crashed: {
    title: 'Something went wrong on this page',
    safe: 'What you have saved is safe.',
    retry: 'Try again',
    home: 'Back to the home page',
  },
  page: {
    loading: 'Loading the page',
    partFailed: 'This part did not arrive',
    partFailedHint: 'The network may be unstable. What you have saved is safe.',
    forbidden: 'No access',
    notFound: 'This page does not exist',
    notFoundHint: 'The address may be wrong, or the page has been removed.',
  },
  validation: {
    mobileForm: 'Please enter a valid mobile number',
    mobileDialog: 'The mobile number is not correct',
    emailForm: 'Please enter a valid e-mail address',
    emailDialog: 'The e-mail address is not correct',
    nicknameEmpty: 'The nickname must not be empty',
    nameTooLong: 'At most {{limit}} characters',
    invisible: 'Invisible characters are not allowed here',
    password: 'Use 8–20 characters that mix digits, letters and symbols',
    idNumber: 'The ID number is not correct',
    landline: 'The landline number is not correct',
    creditCode: 'A unified social credit code has 18 digits or capital letters',
    creditCheck:
      'The check character of the credit code does not match. Please compare it with the licence',
    authCode: 'Please enter the six-digit code',
    passwordOldEmpty: 'Please enter your current password',
    passwordNewEmpty: 'Please enter a new password',
    passwordRepeatEmpty: 'Please enter the new password again',
    passwordsDiffer: 'The two passwords do not match',
    newPhoneEmpty: 'Please enter the new mobile number',
    newEmailEmpty: 'Please enter the new e-mail address',
  },
};

export default enUS;
