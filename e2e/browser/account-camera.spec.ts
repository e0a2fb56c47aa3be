import { accountPage } from '../pages/account.page';
import { faceDialog } from '../pages/face.page';
import { administrator } from '../support/accounts';
import { noCamera } from '../support/camera';
import { storeNewSession } from '../support/session';
import { it, tellStory } from '../support/story';

const { product, visit } = tellStory({ browserArgs: noCamera });

it('a computer without a camera shows a message, and the wizard falls back to the code', async () => {
  const { page, context, step } = visit();
  const { origin } = product();
  await context.grantPermissions(['camera'], { origin });
  await storeNewSession(page, origin);
  const account = accountPage(page, origin);
  const face = faceDialog(page);
  await account.open();
  const wizard = await account.startChange('手机号');

  await step('When I choose the face and agree', async () => {
    await account.press('人脸识别验证');
    await face.begin();
  });
  await step('Then I read that there is no camera, and can try again', async () => {
    await face.waitForText('没有找到摄像头');
    await face.waitForText('请连接摄像头后重试。您也可以改用其他验证方式。');
    await face.press('重新打开摄像头');
    await face.waitForText('没有找到摄像头');
  });
  await step('And the code is offered', async () => {
    await face.press('改用验证码验证');
    await face.dialog.waitFor({ state: 'hidden' });
    await account.code(wizard).fill('1');
  });
});

it('enrolling a face on a computer without a camera shows a message, and can be tried again', async () => {
  const { page, context, step } = visit();
  const { origin } = product();
  await context.grantPermissions(['camera'], { origin });
  await storeNewSession(page, origin);
  const account = accountPage(page, origin);
  await account.open();
  const dialog = account.dialog('录入人脸');
  const alert = account.alert(dialog).filter({ hasText: '没有找到摄像头' });

  await step('When my face is deleted and I enter a code', async () => {
    await account.press('撤回并删除');
    await account.press('确认删除');
    await account.press('录入人脸 实名认证');
    await account.proveByCode(dialog, administrator);
    await dialog.getByRole('button', { name: '下一步' }).click();
  });
  await step('And agree to the camera, I read that there is none', async () => {
    await dialog.getByRole('checkbox').check();
    await alert.waitFor();
  });
  await step('And can try again', async () => {
    await dialog.getByRole('button', { name: '重新打开摄像头' }).click();
    await alert.waitFor();
  });
});
