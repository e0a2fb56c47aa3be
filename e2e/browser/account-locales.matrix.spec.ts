import { type AccountLanguage, accountWords } from '../pages/account-words';
import { administrator, staff } from '../support/accounts';
import { fakeCamera } from '../support/camera';
import { allProblems, type Check, type CheckedStep } from '../support/legible';
import { codeSentTo } from '../support/outbox';
import { scanned } from '../support/qr';
import { storeNewSession } from '../support/session';
import { afterAll, describe, expect, it, sample, tellStory } from '../support/story';

const camera = fakeCamera();
const { product, visit } = tellStory({ browserArgs: camera.args });
afterAll(camera.remove);

interface Case {
  language: AccountLanguage;
  theme: string;
  appearance: string;
  mail: string;
  checks: readonly Check[];
}

/** Opens /personal in a language and a theme; checks the page after every step. */
async function begin(
  { language, appearance, checks }: Pick<Case, 'language' | 'appearance' | 'checks'>,
  account: string,
) {
  const { page, context, step } = visit();
  const { origin } = product();
  const words = accountWords[language];
  await context.grantPermissions(['camera'], { origin });
  await storeNewSession(page, origin, account);
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ['keep:language', language],
      ['keep:appearance', appearance],
    ] as const,
  );
  const problems: string[] = [];
  const checkedStep: CheckedStep = (sentence, action) =>
    step(sentence, async () => {
      await action();
      problems.push(...(await allProblems(page, checks)).map((value) => `${sentence}: ${value}`));
    });
  /** Changes the theme as another tab would, since this page has already loaded the tenant's. */
  const setTheme = async (theme: string) => {
    await page.evaluate((name) => {
      localStorage.setItem('theme', name);
      dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    }, theme);
    await page.locator(`[data-theme=${theme}]`).first().waitFor({ state: 'attached' });
  };
  const dialog = page.getByRole('dialog').last();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  const waitForText = (text: string | RegExp) => page.getByText(text).last().waitFor();
  const line = (index: number) =>
    page
      .getByRole('region', { name: words.safety })
      .getByRole('listitem')
      .nth(index)
      .getByRole('button')
      .click();
  const leave = async () => {
    const open = await page.getByRole('dialog').count();
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (dialogCount) => document.querySelectorAll('[role=dialog]').length < dialogCount,
      open,
    );
  };
  return {
    page,
    origin,
    words,
    problems,
    checkedStep,
    setTheme,
    dialog,
    press,
    waitForText,
    line,
    leave,
  };
}

for (const { language, theme, appearance, mail, checks } of [
  {
    language: 'zh-CN',
    theme: 'init',
    appearance: 'light',
    mail: 'chen-one@sunrise.example',
    checks: ['axe', 'overflow'],
  },
  {
    language: 'en-US',
    theme: 'red',
    appearance: 'dark',
    mail: 'chen-two@sunrise.example',
    checks: ['axe', 'overflow'],
  },
  // axe's findings depend on the language only for texts, which the steps find in each language.
  {
    language: 'fr-FR',
    theme: 'red',
    appearance: 'light',
    mail: 'chen-three@sunrise.example',
    checks: ['overflow'],
  },
] as const satisfies readonly Case[]) {
  describe(`in ${language}, ${theme}, ${appearance}`, () => {
    it('every step of a verified person is legible and accessible', async () => {
      const person = await begin({ language, appearance, checks }, administrator);
      const {
        page,
        origin,
        words,
        problems,
        checkedStep,
        setTheme,
        dialog,
        press,
        waitForText,
        line,
        leave,
      } = person;

      await checkedStep('When I open the page', async () => {
        await page.goto(`${origin}/personal`);
        await page.getByRole('button', { name: words.apply }).waitFor();
        await setTheme(theme);
      });
      await checkedStep('And ask to delete my face', async () => {
        await press(words.withdrawFace);
        await page.getByRole('button', { name: words.deleteFace }).waitFor();
      });
      await press(words.cancel);
      await checkedStep('And send an empty password', async () => {
        await line(0);
        await dialog.getByRole('textbox').first().press('Enter');
        await dialog.getByRole('alert').waitFor();
      });
      await leave();
      await checkedStep('And apply for closing the account with an invalid code', async () => {
        await press(words.apply);
        await dialog.getByRole('checkbox').check();
        await dialog.getByRole('textbox').fill('1');
        await dialog.getByRole('textbox').press('Enter');
        await page.locator('[aria-invalid=true]').waitFor();
      });
      await leave();
      await checkedStep('And type half a code at the first step', async () => {
        await line(2);
        await dialog.getByRole('textbox').fill('1');
        await press(words.next);
        await dialog.getByRole('alert').waitFor();
      });
      await checkedStep('And switch to the face check', () => press(words.byFace));
      await checkedStep('And agree', async () => {
        camera.show('ben');
        await dialog.getByRole('checkbox').check();
        await press(words.begin);
        await page.getByRole('button', { name: words.yes, exact: true }).waitFor();
      });
      await checkedStep('And see the camera', async () => {
        await press(words.yes);
        await page
          .getByRole('button', { name: words.take })
          .and(page.locator(':enabled'))
          .waitFor();
      });
      await checkedStep('And look at the photo', async () => {
        await press(words.take);
        await page.getByRole('button', { name: words.use }).waitFor();
      });
      await checkedStep('And the face is refused', async () => {
        await press(words.use);
        await page.getByRole('button', { name: words.again, exact: true }).waitFor();
      });
      camera.show('ann');
      await press(words.again);
      await press(words.take);
      await press(words.use);
      await checkedStep('And go on to the new address, and leave it empty', async () => {
        await page.getByRole('dialog').nth(1).waitFor({ state: 'hidden' });
        await dialog.getByRole('textbox').last().fill('1');
        await press(words.confirm);
        await dialog.getByRole('alert').waitFor();
      });
      await checkedStep('And have changed the address', async () => {
        await dialog.getByRole('textbox').first().fill(mail);
        await press(words.send);
        await waitForText(mail);
        await dialog
          .getByRole('textbox')
          .last()
          .fill(await codeSentTo(origin, mail));
        await press(words.confirm);
        await waitForText(/c\*{4}@sunrise\.example/);
        await dialog.getByRole('textbox').first().waitFor({ state: 'hidden' });
      });
      expect(problems).toEqual([]);
    });

    it('and so is every step of an unverified person', sample(language === 'en-US'), async () => {
      const person = await begin({ language, appearance, checks }, staff);
      const { page, origin, words, problems, checkedStep, setTheme, dialog, press, line, leave } =
        person;

      let link = '';
      await checkedStep('When I open the QR code', async () => {
        await page.goto(`${origin}/personal`);
        await page.getByRole('region', { name: words.safety }).waitFor();
        await setTheme(theme);
        await line(3);
        await dialog.locator('[data-qr] svg').waitFor();
        link = await scanned(dialog.locator('[data-qr]'));
      });
      await leave();
      await checkedStep('And bind an empty address', async () => {
        await line(2);
        await dialog.getByRole('textbox').last().fill('1');
        await dialog.getByRole('textbox').last().press('Enter');
        await dialog.getByRole('alert').waitFor();
      });
      await checkedStep('And send the empty form on the phone’s page', async () => {
        await page.goto(link);
        await press(words.verify);
        await page.locator('[aria-invalid=true]').first().waitFor();
      });
      await checkedStep('And open an expired QR code', async () => {
        await page.goto(`${origin}/personal?ticket=none`);
        await page.getByRole('alert').waitFor();
      });
      await checkedStep('And have no session', async () => {
        await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto(`${origin}/personal`);
        await page.getByRole('button', { name: words.signIn }).waitFor();
      });
      expect(problems).toEqual([]);
    });
  });
}
