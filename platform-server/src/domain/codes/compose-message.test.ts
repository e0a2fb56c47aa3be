import type { Locale } from '@edu/shared-utility/contract';
import { composeMessage } from './compose-message';
import {
  ACCOUNT_OPENED,
  INVITATION,
  MADE_STAFF,
  REGISTRATION_ACCEPTED,
  REGISTRATION_RETURNED,
  type StoredMessage,
} from './notice-text';
import { createSecret } from './secret';

const secret = createSecret(() => 'a secret of this test alone');
const row = (locale: Locale, purpose: string, stored: string | null): StoredMessage => ({
  ...{ id: 'm1', account: 'mei@sunrise.example', purpose, locale },
  code_cipher: stored === null ? null : secret.encrypt(stored),
  ...{ tenant: 'Sunrise', domain: 'https://sunrise.example' },
});
const compose = (locale: Locale, purpose: string, stored: string | null) =>
  composeMessage(row(locale, purpose, stored), secret);

describe.each(['en-US', 'fr-FR'] as const)('in %s', (locale) => {
  it.each(['login', 'change', 'register', 'reset', 'invitation', 'proof'])(
    'a message with a code for %s is in one language only',
    (purpose) => {
      const { subject, text, code } = compose(locale, purpose, '123456');
      expect(`${subject} ${text}`).not.toMatch(/\p{Script=Han}/u);
      expect(text).toContain('123456');
      expect(code).toBe('123456');
    },
  );

  it('a notice is in one language only, with the link that undoes the change', () => {
    const link = 'https://sunrise.example/entrance/undo#abc';
    const { subject, text, code } = compose(locale, 'notice.phone', link);
    expect(`${subject} ${text}`).not.toMatch(/\p{Script=Han}/u);
    expect(text).toContain(link);
    expect(code).toBe('');
  });
});

it('a notice may lack a link, and an invitation its own address', () => {
  expect(compose('en-US', 'notice.password', null).text).not.toContain('undefined');
  expect(compose('en-US', INVITATION, 'https://new.example/i').text).toContain(
    'https://new.example/i',
  );
  const { subject, text } = compose('en-US', INVITATION, null);
  expect(text).toContain('https://sunrise.example/entrance/invitation');
  expect(subject).toContain('Sunrise');
});

it.each([
  ['zh-CN', '验证码登录'],
  ['en-US', 'log in with a code'],
  ['fr-FR', 'connectez-vous par code'],
] as const)('an owner whose account was opened is told how to log in: %s', (locale, how) => {
  const { subject, text, code } = compose(locale, ACCOUNT_OPENED, 'https://new.example/login');
  expect(text).toContain('https://new.example/login');
  expect(text).toContain(how);
  expect(`${subject}${text}`).toContain('Sunrise');
  expect(`${subject}${text}`).not.toMatch(/undefined|\{/);
  expect(code).toBe('');
});

it.each(['zh-CN', 'en-US', 'fr-FR'] as const)(
  'a person who was made staff learns by whom, and where to log in: %s',
  (locale) => {
    const { subject, text, code } = compose(locale, MADE_STAFF, 'https://new.example/login');
    expect(text).toContain('https://new.example/login');
    expect(text).toContain('Sunrise');
    expect(subject).toContain('Sunrise');
    expect(`${subject}${text}`).not.toMatch(/undefined|\{/);
    expect(code).toBe('');
  },
);

it.each(['zh-CN', 'en-US', 'fr-FR'] as const)(
  'an applicant learns the result of the registration: %s',
  (locale) => {
    const returned = compose(locale, REGISTRATION_RETURNED, 'No licence');
    expect(returned.text).toContain('No licence');
    expect(returned.subject).toContain('Sunrise');
    const accepted = compose(locale, REGISTRATION_ACCEPTED, null);
    expect(accepted.text).toContain(accepted.subject);
    expect(`${accepted.text}${returned.text}`).not.toMatch(/undefined|\{/);
  },
);

it('a missing code causes an error, not an empty message', () => {
  expect(() => compose('en-US', 'login', null)).toThrow('no longer kept');
});
