import { type AccountLanguage, accountWords } from '../pages/account-words';
import { administrator, staff } from '../support/accounts';
import { fakeCamera } from '../support/camera';
import { type CheckedStep, type Eye, objections } from '../support/legible';
import { codeSentTo } from '../support/outbox';
import { scanned } from '../support/qr';
import { withSession } from '../support/session';
import { afterAll, describe, expect, it, sample, tellStory } from '../support/story';

const camera = fakeCamera();
const { product, visit } = tellStory({ browserArgs: camera.args });
afterAll(camera.remove);

interface Case {
  language: AccountLanguage;
  theme: string;
  appearance: string;
  mail: string;
  eyes: readonly Eye[];
}

/** Opens /personal in a language and a theme; checks the page after every step. */
async function begin(
  { language, appearance, eyes }: Pick<Case, 'language' | 'appearance' | 'eyes'>,
  who: string,
) {
  const { page, context, step } = visit();
  const { origin } = product();
  const words = accountWords[language];
  await context.grantPermissions(['camera'], { origin });
  await withSession(page, origin, who);
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
  const look: CheckedStep = (sentence, action) =>
    step(sentence, async () => {
      await action();
      problems.push(...(await objections(page, eyes)).map((value) => `${sentence}: ${value}`));
    });
  /** Changes the theme as another tab would, since this page has already loaded the tenant's. */
  const paint = async (theme: string) => {
    await page.evaluate((name) => {
      localStorage.setItem('theme', name);
      dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    }, theme);
    await page.locator(`[data-theme=${theme}]`).first().waitFor({ state: 'attached' });
  };
  const dialog = page.getByRole('dialog').last();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  const says = (text: string | RegExp) => page.getByText(text).last().waitFor();
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
      (before) => document.querySelectorAll('[role=dialog]').length < before,
      open,
    );
  };
  return { page, origin, words, problems, look, paint, dialog, press, says, line, leave };
}

for (const { language, theme, appearance, mail, eyes } of [
  {
    language: 'zh-CN',
    theme: 'init',
    appearance: 'light',
    mail: 'chen-one@sunrise.example',
    eyes: ['axe', 'overflow'],
  },
  {
    language: 'en-US',
    theme: 'red',
    appearance: 'dark',
    mail: 'chen-two@sunrise.example',
    eyes: ['axe', 'overflow'],
  },
  // axe's findings depend on the language only for texts, which the steps find in each language.
  {
    language: 'fr-FR',
    theme: 'red',
    appearance: 'light',
    mail: 'chen-three@sunrise.example',
    eyes: ['overflow'],
  },
] as const satisfies readonly Case[]) {
  describe(`in ${language}, ${theme}, ${appearance}`, () => {
    it('every step of a verified person is legible and accessible', async () => {
      const person = await begin({ language, appearance, eyes }, administrator);
      const { page, origin, words, problems, look, paint, dialog, press, says, line, leave } =
        person;

      await look('When I open the page', async () => {
        await page.goto(`${origin}/personal`);
        await page.getByRole('button', { name: words.apply }).waitFor();
        await paint(theme);
      });
      await look('And ask to delete my face', async () => {
        await press(words.withdrawFace);
        await page.getByRole('button', { name: words.deleteFace }).waitFor();
      });
      await press(words.cancel);
      await look('And send an empty password', async () => {
        await line(0);
        await dialog.getByRole('textbox').first().press('Enter');
        await dialog.getByRole('alert').waitFor();
      });
      await leave();
      await look('And apply for closing the account with an invalid code', async () => {
        await press(words.apply);
        await dialog.getByRole('checkbox').check();
        await dialog.getByRole('textbox').fill('1');
        await dialog.getByRole('textbox').press('Enter');
        await page.locator('[aria-invalid=true]').waitFor();
      });
      await leave();
      await look('And type half a code at the first step', async () => {
        await line(2);
        await dialog.getByRole('textbox').fill('1');
        await press(words.next);
        await dialog.getByRole('alert').waitFor();
      });
      await look('And switch to the face check', () => press(words.byFace));
      await look('And agree', async () => {
        camera.show('ben');
        await dialog.getByRole('checkbox').check();
        await press(words.begin);
        await page.getByRole('button', { name: words.yes, exact: true }).waitFor();
      });
      await look('And see the camera', async () => {
        await press(words.yes);
        await page
          .getByRole('button', { name: words.take })
          .and(page.locator(':enabled'))
          .waitFor();
      });
      await look('And look at the photo', async () => {
        await press(words.take);
        await page.getByRole('button', { name: words.use }).waitFor();
      });
      await look('And the face is refused', async () => {
        await press(words.use);
        await page.getByRole('button', { name: words.again, exact: true }).waitFor();
      });
      camera.show('ann');
      await press(words.again);
      await press(words.take);
      await press(words.use);
      await look('And go on to the new address, and leave it empty', async () => {
        await page.getByRole('dialog').nth(1).waitFor({ state: 'hidden' });
        await dialog.getByRole('textbox').last().fill('1');
        await press(words.confirm);
        await dialog.getByRole('alert').waitFor();
      });
      await look('And have changed the address', async () => {
        await dialog.getByRole('textbox').first().fill(mail);
        await press(words.send);
        await says(mail);
        await dialog
          .getByRole('textbox')
          .last()
          .fill(await codeSentTo(origin, mail));
        await press(words.confirm);
        await says(/c\*{4}@sunrise\.example/);
        await dialog.getByRole('textbox').first().waitFor({ state: 'hidden' });
      });
      expect(problems).toEqual([]);
    });

    it('and so is every step of an unverified person', sample(language === 'en-US'), async () => {
      const person = await begin({ language, appearance, eyes }, staff);
      const { page, origin, words, problems, look, paint, dialog, press, line, leave } = person;

      let link = '';
      await look('When I open the QR code', async () => {
        await page.goto(`${origin}/personal`);
        await page.getByRole('region', { name: words.safety }).waitFor();
        await paint(theme);
        await line(3);
        await dialog.locator('[data-qr] svg').waitFor();
        link = await scanned(dialog.locator('[data-qr]'));
      });
      await leave();
      await look('And bind an empty address', async () => {
        await line(2);
        await dialog.getByRole('textbox').last().fill('1');
        await dialog.getByRole('textbox').last().press('Enter');
        await dialog.getByRole('alert').waitFor();
      });
      await look('And send the empty form on the phone’s page', async () => {
        await page.goto(link);
        await press(words.verify);
        await page.locator('[aria-invalid=true]').first().waitFor();
      });
      await look('And open an expired QR code', async () => {
        await page.goto(`${origin}/personal?ticket=none`);
        await page.getByRole('alert').waitFor();
      });
      await look('And have no session', async () => {
        await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto(`${origin}/personal`);
        await page.getByRole('button', { name: words.signIn }).waitFor();
      });
      expect(problems).toEqual([]);
    });
  });
}
