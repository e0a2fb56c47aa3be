import type { SameShape } from '../../i18n/types';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  password: 'Password',
  passwordHint: 'Enter your current password',
  show: 'Show password',
  hide: 'Hide password',
  phoneHint: 'We send a code to your phone {{account}}',
  mailHint: 'We send a code to your e-mail address {{account}}',
  code: 'Code',
  codePlaceholder: '6 digits',
  send: 'Send code',
  again: 'Again in {{seconds}} s',
  sent: 'A code is on its way to {{account}}',
  totp: 'Code of the app',
  totpHint: 'Enter the six digits that your authenticator app shows',
  recovery: 'Recovery code',
  recoveryHint: 'Each recovery code works once',
  passkeyHint: 'Use the fingerprint, face or screen lock of this device, or your security key',
  passkeyRefused: 'No passkey was used. Try again, or choose another way',
  passkeyMissing: 'This browser has no passkeys',
  others: 'Other ways',
  ways: {
    password: 'Password',
    phone: 'Code by phone',
    mail: 'Code by e-mail',
    totp: 'Authenticator app',
    passkey: 'Passkey',
    recovery: 'Recovery code',
  },
  empty: {
    password: 'Enter your password',
    code: 'Enter the six digits',
    recovery: 'Enter a recovery code',
  },
};

export default enUS;
