import { entrancePage } from '../pages/entrance.page';
import { holdRequests } from '../support/hold-requests';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory({ env: async () => ({}) });

it('a registration survives a lost network, a killed server and a second tab', async () => {
  const { page, context, step, faults } = visit();
  const { origin } = product();
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/);
  // The event stream for new modules ends with the server.
  faults.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/);
  const entrance = entrancePage(page, origin);
  const otherTab = await context.newPage();
  const otherEntrance = entrancePage(otherTab, origin);
  const phone = '13712340021';
  const network = page.getByRole('main').getByText('网络异常，请重新尝试');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/registerCompany')) sent.push(request.method());
  });
  const keptAll = async () => {
    await expect(() => entrance.field('loginPassword').inputValue()).toBecome('Better#2027');
    await expect(() => entrance.field('code').inputValue()).toBecome(
      expect.stringMatching(/^\d{6}$/),
    );
  };

  await step('When two tabs register two companies', async () => {
    await entrance.open('/entrance/register');
    await otherEntrance.open('/entrance/register');
    await entrance.registerUntilCode('晨光培训有限公司', '何晨', phone);
    await otherEntrance.registerUntilCode('海燕培训有限公司', '高海燕', '13712340022');
  });
  await step('Then neither overwrites the other’s input, after a reload too', async () => {
    await page.bringToFront();
    await page.reload();
    await page.getByText(`验证码将发送至 ${phone}。`).waitFor();
    await otherTab.close();
  });
  await step('When the network is off when I send it', async () => {
    await entrance.proveByCode(phone);
    await entrance.setPassword('Better#2027', 'loginPassword');
    await context.setOffline(true);
    await entrance.button('submitRegister').click();
  });
  await step('Then I read so, and my input is still there', async () => {
    await network.waitFor();
    await keptAll();
    await context.setOffline(false);
  });
  await step('When the server is killed and I send it again', async () => {
    await product().kill();
    await entrance.button('submitRegister').click();
    await network.waitFor();
    await keptAll();
  });
  await step('And it has restarted, and I press twice and Enter', async () => {
    await product().start();
    sent.length = 0;
    await entrance.field('repeat').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '注册成功' }).waitFor();
  });
  await step('Then it was sent once', async () => {
    expect(sent).toEqual(['POST']);
  });
});

it('a screen whose file fails or hangs is requested again, without a page load', async () => {
  const { page, step, faults } = visit();
  faults.expect(/ERR_INTERNET_DISCONNECTED|A part of the page could not be loaded/);
  const entrance = entrancePage(page, product().origin, 'fr-FR');
  const reloadButton = page.getByRole('button', { name: 'Recharger', exact: true });
  const isFocused = () => reloadButton.evaluate((button) => button === document.activeElement);
  await page.addInitScript(() => window.localStorage.setItem('keep:language', 'fr-FR'));

  await step('When the file of the other login form is late, its space is reserved', async () => {
    const release = await holdRequests(page, '**/code-login-*.js');
    await entrance.open('/entrance/login?returnTo=%2Fsaas%2Fstudent');
    await entrance.heading('login').waitFor();
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await entrance.tab('byCode').click();
    const reservedSpace = () =>
      page.getByRole('tabpanel').evaluateAll((panels) =>
        panels.map((panel) => ({
          isAwaited: panel.querySelector('[aria-busy]') !== null,
          hasRoom: panel.getBoundingClientRect().height > 250,
        })),
      );
    await expect(reservedSpace).toBecome([{ isAwaited: true, hasRoom: true }]);
    release();
    await entrance.field('phone').waitFor();
  });
  await step('When the file of the registration fails', async () => {
    await page.route('**/company-register-*.js', (route) => route.abort('internetdisconnected'));
    await entrance.link('Inscrire une entreprise').click();
  });
  await step('Then I read so, and the retry button has the focus', async () => {
    await page.getByRole('heading', { name: 'Impossible de charger cette page' }).waitFor();
    await expect(isFocused).toBecome(true);
    await entrance.link('Retour à la connexion').waitFor();
  });
  await step('When it is available again, one key loads it, in my language', async () => {
    await page.unroute('**/company-register-*.js');
    await page.keyboard.press('Enter');
    await entrance.heading('register').waitFor();
    await entrance.link('Retour à la connexion').click();
    await entrance.heading('login').waitFor();
  });
  await step('When the file of the password reset hangs, a spinner is shown', async () => {
    await page.route('**/forget-*.js', () => undefined, { times: 1 });
    await entrance.link('Mot de passe oublié ?').click();
    await page.getByRole('img', { name: 'Chargement de la page' }).waitFor();
    await page.locator('section[aria-busy=true]').waitFor();
    await page.getByRole('heading', { name: 'Chargement de la page' }).waitFor();
  });
  await step('And a retry loads it at once', async () => {
    await reloadButton.click();
    await entrance.heading('forget').waitFor();
  });
  await step('And there was no page load, and the return address is kept', async () => {
    await expect(() => page.evaluate(() => 'isFirstPage' in window)).toBecome(true);
    await expect(() => new URL(page.url()).search).toBecome('?returnTo=%2Fsaas%2Fstudent');
  });
});
