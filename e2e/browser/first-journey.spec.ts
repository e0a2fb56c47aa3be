import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { personalPage } from '../pages/personal.page';
import { studentsPage } from '../pages/students.page';
import { administrator } from '../support/accounts';
import { home } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

// The only story with all animations.
const { product, visit } = tellStory({ env: async () => ({}), motion: 'no-preference' });

const student = { name: '欧阳测试', phone: '13712345678', email: 'ouyang@example.com' };

describe('the first journey', () => {
  it('logs in, adds a student, finds it after restarts, changes the nickname, logs out', async () => {
    const { page, step, faults } = visit();
    const login = loginPage(page, product().origin);
    const frame = framePage(page);
    const students = studentsPage(page);
    const personal = personalPage(page);

    await step('When I open the site without a session', async () => {
      await login.open('/');
      await page.waitForURL('**/entrance/login');
    });

    await step('And log in as the tenant administrator', async () => {
      await login.logIn(administrator);
      await page.waitForURL(home);
    });

    await step('Then I am on the first menu item, inside the frame', async () => {
      await frame.header.waitFor();
      await page.getByRole('region', { name: '首页' }).waitFor();
      await frame.breadcrumbs.getByText('首页').waitFor();
    });

    await step('And the menu leads to the students', async () => {
      await frame.menu.getByRole('button', { name: '学员中心' }).click();
      await frame.menu.getByRole('link', { name: '学员管理' }).click();
      await frame.breadcrumbs.getByText('学员管理').waitFor();
      await students.list.waitFor();
    });

    await step('When I add a student', async () => {
      // The wait starts before the click, because on a slow machine the toast has disappeared by the time the dialog is
      // closed.
      const toastShown = frame.toast('添加成功').waitFor();
      await students.addStudent(student);
      await toastShown;
    });

    await step('Then I find the student by phone', async () => {
      await students.search(student.phone);
      await students.total(1).waitFor();
      await students.row(student.name).waitFor();
      await expect(() => new URL(page.url()).searchParams.get('keyword')).toBecome(student.phone);
    });

    await step('When the server stops and starts again', async () => {
      // Requests and prefetches that are still running fail, too.
      faults.expect(/ERR_(EMPTY_RESPONSE|CONNECTION_(RESET|REFUSED|CLOSED))/);
      faults.expect(/A part of the page could not be loaded/);
      expect(await product().stop()).toBe(0);
      await product().start();
      await page.reload();
    });

    await step('Then the student is still there, and I am still logged in', async () => {
      await students.row(student.name).waitFor();
    });

    await step('When the server is killed and starts again', async () => {
      await product().kill();
      await product().start();
      await page.reload();
    });

    await step('Then the student is still there after the kill', async () => {
      await students.row(student.name).waitFor();
    });

    await step('When I open the personal dialog', async () => {
      await frame.openPersonalDialog();
      await personal.phone.getByText('139****0001').waitFor();
    });

    await step('And change my nickname', async () => {
      await personal.changeNickname('阳光校长');
      await frame.toast('修改成功').waitFor();
    });

    await step('Then the header shows it', async () => {
      await page.keyboard.press('Escape');
      await personal.dialog.waitFor({ state: 'hidden' });
      await frame.userMenu.getByText('阳光校长').waitFor();
    });

    await step('And so does the personal centre', async () => {
      await personal.open(product().origin);
      await personal.phone.getByText('139****0001').waitFor();
      await expect(() => personal.nickname.inputValue()).toBecome('阳光校长');
    });

    await step('And the link home leads back into the frame', async () => {
      await personal.goHome();
      await page.waitForURL(home);
      await frame.header.waitFor();
    });

    await step('When I log out', async () => {
      await frame.logOut();
      await page.waitForURL('**/entrance/login');
      await login.submit.waitFor();
    });

    await step('Then Back leads to the login page', async () => {
      await page.goto(`${product().origin}/saas/student`);
      await page.waitForURL('**/entrance/login?returnTo=*');
    });
  });
});
