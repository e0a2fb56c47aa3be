import { accountPage } from '../pages/account.page';
import { faceDialog } from '../pages/face.page';
import { noCamera } from '../support/camera';
import { withSession } from '../support/session';
import { tellStory } from '../support/story';

const { product, visit } = tellStory(undefined, noCamera);

it('a computer without a camera: the person is told and changes over to the code', async () => {
  const { page, context, step } = visit();
  const { origin } = product();
  await context.grantPermissions(['camera'], { origin });
  await withSession(page, origin);
  const account = accountPage(page, origin);
  const face = faceDialog(page);
  await account.open();
  const wizard = await account.startChange('手机号');

  await step('When I choose the face and agree', async () => {
    await account.press('人脸识别验证');
    await face.begin();
  });
  await step('Then I read that there is no camera, and may try again', async () => {
    await face.says('没有找到摄像头');
    await face.says('请连接摄像头后重试。您也可以改用其他验证方式。');
    await face.press('重新打开摄像头');
    await face.says('没有找到摄像头');
  });
  await step('And the code is at hand', async () => {
    await face.press('改用验证码验证');
    await face.dialog.waitFor({ state: 'hidden' });
    await account.code(wizard).fill('1');
  });
});
