import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** A way to operate a page, so that one story can be told with mouse or keyboard. */
export interface InputMethod {
  /** Activates a button, a link, or a tab. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the value of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Selects the option of that name in an open list. */
  readonly pick: (field: Locator, option: string) => Promise<void>;
  /** Selects an entry of an open menu. */
  readonly choose: (entry: Locator) => Promise<void>;
  /** Checks a node of a tree with checkboxes. */
  readonly tick: (tree: Locator, node: string) => Promise<void>;
}

/** Uses the mouse; the keyboard is only used to type into fields. */
export const byMouse = (page: Page): InputMethod => ({
  press: (target) => target.click(),
  write: async (field, text) => {
    await field.click({ clickCount: 3 });
    await page.keyboard.insertText(text);
  },
  pick: async (field, option) => {
    await field.click();
    await page.locator('.ant-select-dropdown').getByTitle(option, { exact: true }).click();
    // The list of a multiple select stays open until a click elsewhere.
    await page.getByRole('dialog').locator('.ant-modal-title').click();
  },
  choose: (entry) => entry.click(),
  tick: (tree, node) => tree.getByRole('checkbox', { name: node }).click(),
});

/** Never uses the mouse: presses Tab until the focus is on the target. */
export const byKeyboard = (page: Page): InputMethod => {
  const reach = async (target: Locator, key = 'Tab') => {
    await target.waitFor();
    const hasFocus = () => target.evaluate((element) => element.contains(document.activeElement));
    for (let stops = 0; stops < 150; stops += 1) {
      if (await hasFocus()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`No way to ${target} by ${key}.`);
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    pick: async (field, option) => {
      await reach(field);
      await page.keyboard.insertText(option);
      await expect(() => page.locator('.ant-select-item-option-active').textContent()).toBecome(
        option,
      );
      await page.keyboard.press('Enter');
    },
    choose: async (entry) => {
      await reach(entry, 'ArrowDown');
      await page.keyboard.press('Enter');
    },
    tick: async (tree, node) => {
      await reach(tree);
      await page.keyboard.press('Home');
      const active = tree.locator('[aria-selected], .ant-tree-treenode-active').first();
      for (let rows = 0; !(await active.textContent())?.includes(node); rows += 1) {
        if (rows === 40) throw new Error(`${node} is not in the tree.`);
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Space');
    },
  };
};
