import type { Page } from '@playwright/test';
import { administrator, staff } from '../support/accounts';
import { allProblems, overflowing } from '../support/legible';
import { undoLinkTo } from '../support/outbox';
import { codeOf, staleOnce } from '../support/second-factors';
import { storeNewSession } from '../support/session';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();

const words = {
  'zh-CN': {
    add: '添加身份验证器',
    next: '下一步',
    renew: '重新生成恢复码',
    verify: '验证',
    confirm: '确定',
    kept: '我已保存好恢复码',
    undo: '撤销此更改',
  },
  'en-US': {
    add: 'Add authenticator app',
    next: 'Next',
    renew: 'Make new recovery codes',
    verify: 'Verify',
    confirm: 'Confirm',
    kept: 'I have kept them',
    undo: 'Undo this change',
  },
  'fr-FR': {
    add: 'Ajouter une application',
    next: 'Suivant',
    renew: 'Créer de nouveaux codes',
    verify: 'Confirmer',
    confirm: 'Confirmer',
    kept: 'Je les ai conservés',
    undo: 'Annuler cette modification',
  },
} as const;

async function openInLanguage(page: Page, language: string, appearance: string): Promise<void> {
  await page.addInitScript(
    ([chosenLanguage, chosenAppearance]) => {
      localStorage.setItem('keep:language', chosenLanguage);
      localStorage.setItem('keep:appearance', chosenAppearance);
    },
    [language, appearance] as const,
  );
}

/** Findings of axe and overflowing texts, at the usual sizes and on a phone. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems = await allProblems(page, ['axe', 'overflow']);
  await page.setViewportSize({ width: 390, height: 844 });
  problems.push(...(await overflowing(page)));
  await page.setViewportSize({ width: 1440, height: 900 });
  return problems;
}

for (const [language, appearance, account] of [
  ['zh-CN', 'light', staff],
  ['en-US', 'dark', administrator],
  ['fr-FR', 'light', '13900000003'],
] as const) {
  describe(`in ${language}, ${appearance}`, () => {
    it(
      'the steps of an authenticator app, the proof and the undo page are legible',
      sample(language === 'en-US'),
      async () => {
        const { page, step } = visit();
        const { origin } = product();
        const labels = words[language];
        const problems: string[] = [];
        const press = (name: string) =>
          page.getByRole('button', { name, exact: true }).last().click();
        const dialog = page.getByRole('dialog').last();
        const checkedStep = (sentence: string, action: () => Promise<unknown>) =>
          step(sentence, async () => {
            await action();
            problems.push(...(await problemsOf(page)).map((value) => `${sentence}: ${value}`));
          });

        await storeNewSession(page, origin, account);
        await openInLanguage(page, language, appearance);
        await page.goto(`${origin}/personal`);
        await checkedStep('When I open the card', () =>
          page.getByRole('button', { name: labels.add }).waitFor(),
        );
        await checkedStep('And name an app', () => press(labels.add));
        await checkedStep('And scan its code', async () => {
          await press(labels.next);
          await dialog.locator('[data-qr]').waitFor();
        });
        await checkedStep('And get the recovery codes', async () => {
          const secret = (await dialog.locator('code').textContent()) ?? '';
          await dialog.getByRole('textbox').fill(codeOf(secret));
          await press(labels.confirm);
          await dialog.getByText(labels.kept).waitFor();
        });
        await dialog.getByText(labels.kept).click();
        await dialog.getByRole('button').last().click();
        await step('And am asked for a proof', async () => {
          await staleOnce(page, '/platform/v1/second-factors/recovery-codes', ['totp', 'recovery']);
          await press(labels.renew);
          await dialog.getByRole('button', { name: labels.renew }).click();
          await page.locator('dialog').getByRole('button', { name: labels.verify }).waitFor();
          // The button behind the question shows a spinner, so this page always has a running animation.
          await page.setViewportSize({ width: 390, height: 844 });
          problems.push(...(await overflowing(page)));
          await page.setViewportSize({ width: 1440, height: 900 });
        });
        await checkedStep('And open the link in the notice', async () => {
          await page.goto(await undoLinkTo(origin, account, 'secondFactor'));
          await page.getByRole('button', { name: labels.undo }).waitFor();
        });
        expect(problems).toEqual([]);
      },
    );
  });
}
