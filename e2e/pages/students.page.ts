import type { Page } from '@playwright/test';

const labels = { name: '姓名', phone: '手机号', email: '邮箱' } as const;
type Fields = Partial<Record<keyof typeof labels, string>>;

/** The student list of the saas sub-application. */
export function studentsPage(page: Page) {
  const list = page.getByRole('table', { name: '学员管理' });
  // An empty list has the button a second time.
  const add = page.getByRole('button', { name: '新增学员' }).first();
  const dialog = page.getByRole('dialog');

  const fillForm = async (fields: Fields) => {
    for (const [key, label] of Object.entries(labels)) {
      const value = fields[key as keyof typeof labels];
      if (value !== undefined) await dialog.getByRole('textbox', { name: label }).fill(value);
    }
  };
  const save = () => dialog.getByRole('button', { name: '保存' }).click();

  return {
    list,
    /** The rows on a phone. */
    cards: page.getByRole('list', { name: '学员管理' }),
    add,
    dialog,
    fillForm,
    save,
    row: (text: string) => list.getByRole('row').filter({ hasText: text }),
    total: (count: number) => page.getByText(`共 ${count} 名学员`),
    noMatch: page.getByText('没有符合条件的学员'),
    search: async (keyword: string) => {
      const field = page.getByRole('textbox', { name: '姓名或手机号' });
      await field.fill(keyword);
      await field.press('Enter');
    },
    addStudent: async (fields: Fields) => {
      await add.click();
      await fillForm(fields);
      await save();
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}
