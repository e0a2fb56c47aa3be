import { accountPage } from '../pages/account.page';
import { faceDialog } from '../pages/face.page';
import { administrator } from '../support/accounts';
import { fakeCamera } from '../support/camera';
import { codeSentTo } from '../support/outbox';
import { storeNewSession } from '../support/session';
import { afterAll, describe, expect, it, tellStory } from '../support/story';

const camera = fakeCamera();
const { product, visit } = tellStory({ browserArgs: camera.args });
afterAll(camera.remove);

/** Logs in and opens the first step of a wizard, with or without permission to use the camera. */
async function openWizard(subject: '手机号' | '邮箱' = '邮箱', { allowed = true } = {}) {
  const { page, context } = visit();
  const { origin } = product();
  // An empty list denies every permission.
  await context.grantPermissions(allowed ? ['camera'] : [], { origin });
  const face = faceDialog(page);
  const account = accountPage(page, origin);
  await face.watchStreams();
  await storeNewSession(page, origin);
  await account.open();
  const wizard = await account.startChange(subject);
  await account.press('人脸识别验证');
  return { face, account, wizard, origin };
}

describe('the face check in a wizard', () => {
  it('refuses another person’s face; the person’s own changes the address without the old code', async () => {
    const { page, step, faults } = visit();
    const { face, account, wizard, origin } = await openWizard();
    camera.show('ben');

    await step('When I agree and start the camera', async () => {
      // The face check replaces the wizard instead of covering it.
      await face.dialog.waitFor();
      await expect(() => page.getByRole('dialog').count()).toBecome(1);
      await expect(() => page.getByRole('textbox', { name: '验证码' }).count()).toBecome(0);
      await face.begin();
      await face.camera.waitFor();
      await face.waitForTracks(1);
    });
    await step('And take a picture, the camera stops', async () => {
      await face.press('拍照');
      await face.waitForText('请确认照片清晰、面部完整');
      await face.waitForTracks(0);
    });
    await step('And retake it, the camera starts again', async () => {
      await face.press('重拍');
      await face.camera.waitFor();
      await face.waitForTracks(1);
    });
    await step('Then another person’s face is refused, with four attempts left', async () => {
      await face.sendPicture();
      await face.waitForText('还可尝试4次');
      await face.waitForTracks(0);
    });
    await step('And so is a picture without a face', async () => {
      camera.show('nobody');
      await face.press('重新识别');
      await face.sendPicture();
      await face.waitForText('还可尝试3次');
    });
    await step('When it is my face, the dialog says so and counts down three seconds', async () => {
      camera.show('ann');
      await face.press('重新识别');
      await face.sendPicture();
      await face.waitForText('人脸识别成功');
      await face.waitForText('3秒后自动关闭');
      await face.waitForText('1秒后自动关闭');
    });
    await step('Then it closes by itself and the wizard asks for the new address', async () => {
      await face.dialog.waitFor({ state: 'hidden' });
      await wizard.getByLabel('新邮箱').fill('chen@sunrise.example');
    });
    await step('And the address is changed by the code sent to the new one only', async () => {
      await account.proveByCode(wizard, 'chen@sunrise.example');
      await wizard.getByRole('button', { name: '确定' }).click();
      await wizard.getByText('邮箱已更新为 c****@sunrise.example').waitFor();
      await expect(codeSentTo(origin, 'admin@sunrise.example')).rejects.toThrow('No code');
    });
    expect(faults.all()).toEqual([]);
  });

  it('checked on its own, shows its date in the row', async () => {
    const { page, step } = visit();
    const { face, account } = await openWizard();
    camera.show('ann');
    await step('When I check my face in the row of my real name', async () => {
      await account.open();
      await account.press('人脸识别 实名认证');
      await face.begin();
      await face.sendPicture();
      await face.waitForText('人脸识别成功');
      await face.dialog.waitFor({ state: 'hidden' });
    });
    await step('Then the row shows it without a page load', async () => {
      const today = account.line('实名认证').getByText(/^\d{4}\/\d\d\/\d\d 人脸核验$/);
      await today.waitFor();
      await page.reload();
      await today.waitFor();
    });
  });

  it('offers the code instead if the permission for the camera is denied', async () => {
    const { step } = visit();
    const { face, account, wizard } = await openWizard('邮箱', { allowed: false });

    await step('When I agree, but the browser denies the camera', async () => face.begin());
    await step('Then I read why, and what to do', async () => {
      await face.waitForText('未获得摄像头权限');
      await face.waitForText(/网站设置中允许使用摄像头/);
      await face.waitForTracks(0);
    });
    await step('And the code is offered', async () => {
      await face.press('改用验证码验证');
      await face.dialog.waitFor({ state: 'hidden' });
      await expect(() => account.code(wizard).isVisible()).toBecome(true);
    });
  });

  it('stops the camera when the dialog is closed on its step', async () => {
    const { page, step } = visit();
    const { face, account, wizard } = await openWizard();

    await step('When I see the picture and press Escape', async () => {
      await face.begin();
      await face.camera.waitFor();
      await face.waitForTracks(1);
      await page.keyboard.press('Escape');
    });
    await step('Then the camera is off and the wizard is at the same step', async () => {
      await face.dialog.waitFor({ state: 'hidden' });
      await face.waitForTracks(0);
      await expect(() => account.code(wizard).isVisible()).toBecome(true);
    });
  });

  it('allows five failed attempts, on the server too', async () => {
    const { step } = visit();
    const { face, account, wizard } = await openWizard('手机号');
    camera.show('ben');

    await step('When somebody else tries four times', async () => {
      await face.begin();
      for (const attemptsLeft of [4, 3, 2, 1]) {
        await face.sendPicture();
        await face.waitForText(`还可尝试${attemptsLeft}次`);
        await face.press('重新识别');
      }
    });
    await step('And a fifth time', async () => {
      await face.sendPicture();
      await face.waitForText('5次人脸认证失败');
      await face.waitForText('3秒后自动关闭');
    });
    await step('Then the dialog closes after three seconds', async () => {
      await face.waitForText('1秒后自动关闭');
      await face.dialog.waitFor({ state: 'hidden' });
    });
    await step('And the right face is refused as well', async () => {
      camera.show('ann');
      await account.press('人脸识别验证');
      await face.begin();
      await face.sendPicture();
      await face.waitForText('5次人脸认证失败');
      await face.dialog.waitFor({ state: 'hidden' });
    });
    await step('And the code still works', async () => {
      await account.proveByCode(wizard, administrator);
    });
  });
});
