import type { Page } from '@playwright/test';
import { password as demoPassword } from '../support/accounts';
import { codeSentTo } from '../support/outbox';
import { entranceWords, type Language, type Word } from './entrance-words';

/** Every screen of the entrance, in one language; `origin` names the tenant. */
export function entrancePage(page: Page, origin: string, language: Language = 'zh-CN') {
  const words = entranceWords[language];
  const field = (word: Word) => page.getByRole('textbox', { name: words[word], exact: true });
  const tab = (word: Word) => page.getByRole('tab', { name: words[word], exact: true });
  // While a spinner disappears, its name is still part of the button's.
  const button = (word: Word) =>
    page.getByRole('button', { name: new RegExp(`(?:^|loading )${words[word]}$`) });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const heading = (word: Word) => page.getByRole('heading', { name: words[word], exact: true });
  const cooldown = page.getByRole('button', { name: /^\d+ 秒后重发$/ });
  const choices = page.getByRole('main').getByRole('listitem').getByRole('button');

  /** Fills the first step of a registration and goes to the second. */
  const registerUntilContact = async (company: string) => {
    await field('companyName').fill(company);
    await field('creditCode').fill('91350100M000100Y43');
    await button('next').click();
    await field('contact').waitFor();
  };

  /** Fills the second step and goes to the third. */
  const registerOn = async (contact: string, phone: string) => {
    await field('contact').fill(contact);
    await field('phone').fill(phone);
    await button('next').click();
    await field('code').waitFor();
  };

  return {
    field,
    tab,
    button,
    link,
    heading,
    /** Organisations, tenants or identities to choose from. */
    choices,
    choose: (name: string) => choices.filter({ hasText: name }).click(),
    /** The send button while it counts down. */
    cooldown,
    secondsLeft: async () => Number.parseInt((await cooldown.textContent()) ?? '', 10),
    open: (path: string) => page.goto(origin + path),
    languageButton: (to: Language) =>
      page.getByRole('button', { name: entranceWords[to].name, exact: true }),
    logIn: async (account: string, password = demoPassword) => {
      await field('account').fill(account);
      await field('password').fill(password);
      await button('submitLogin').click();
    },
    /** Types into a field and leaves it; returns what it shows then. */
    typed: async (word: Word, text: string) => {
      await field(word).fill(text);
      await field(word).blur();
      return field(word).inputValue();
    },
    isFocused: (word: Word) => field(word).evaluate((input) => input === document.activeElement),
    codeFor: (account: string) => codeSentTo(origin, account),
    /** Requests a code for the account in the field, and types the one that was sent. */
    proveByCode: async (account: string) => {
      await button('send').click();
      await page.getByText(account, { exact: false }).filter({ hasText: '已发送' }).waitFor();
      await field('code').fill(await codeSentTo(origin, account));
    },
    /** The button that continues for somebody who is already logged in. */
    goOn: page.getByRole('button', { name: words.goOn }),
    registerUntilContact,
    registerOn,
    /** Fills the first two steps of a registration and goes to the third. */
    registerUntilCode: async (company: string, contact: string, phone: string) => {
      await registerUntilContact(company);
      await registerOn(contact, phone);
    },
    setPassword: async (value: string, label: Word = 'newPassword') => {
      await field(label).fill(value);
      await field('repeat').fill(value);
    },
  };
}
