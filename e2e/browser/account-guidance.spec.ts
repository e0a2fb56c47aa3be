import { accountPage } from '../pages/account.page';
import { faceDialog } from '../pages/face.page';
import { administrator } from '../support/accounts';
import { type CameraPicture, fakeCamera } from '../support/camera';
import { storeNewSession } from '../support/session';
import { afterAll, describe, expect, it, tellStory } from '../support/story';

const camera = fakeCamera();
const { product, visit } = tellStory({ browserArgs: camera.args });
afterAll(camera.remove);

/** Logs in and opens the instructions of the face check. */
async function openInstructions() {
  const { page, context } = visit();
  const { origin } = product();
  await context.grantPermissions(['camera'], { origin });
  await storeNewSession(page, origin);
  const account = accountPage(page, origin);
  await account.open();
  await account.press('人脸识别 实名认证');
  return faceDialog(page);
}

describe('guidance in front of the camera', () => {
  it('a person reads how to improve the picture, and when it is good', async () => {
    const { page, step, faults } = visit();
    const face = await openInstructions();
    const scenes: [CameraPicture, string][] = [
      ['nobody', '未检测到人脸，请正对摄像头'],
      ['people', '画面中有多人，请确保只有您本人'],
      ['farAway', '请靠近一些'],
      ['annInTheCorner', '请将面部移到框中央'],
      ['ann', '面部清晰，可以拍照'],
    ];
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    await step('When I have not agreed yet, the detector is not fetched', async () => {
      await expect(() => page.workers()).toBecome([]);
    });
    camera.show('nobody');
    await face.begin();
    for (const [scene, words] of scenes) {
      await step(`Then with ${scene} in view the message is visible to everybody`, async () => {
        await face.dialog.getByRole('status').filter({ hasText: words }).waitFor();
      });
      if (scene === 'ann') break;
      // The fake camera's video may only change while the camera is off.
      await face.press('拍照');
      camera.show(scenes[scenes.findIndex(([first]) => first === scene) + 1]?.[0] ?? 'ann');
      await face.press('重拍');
    }
    await step('And the detector stops with the picture', async () => {
      await face.press('拍照');
      await face.waitForText('请确认照片清晰、面部完整');
      expect(workers).toBe(scenes.length);
      await expect(() => page.workers()).toBecome([]);
    });
    expect(faults.all()).toEqual([]);
  });

  it('without its detector, the camera shows no guidance but still takes pictures', async () => {
    const { page, step, faults } = visit();
    faults.expect(/Failed to|wasm|ERR_FAILED/i);
    await page.context().route(/\.(wasm|bin)$/, (route) => route.abort());
    const face = await openInstructions();
    camera.show('ann');

    await step('When the camera is on', async () => {
      const refused = page.context().waitForEvent('requestfailed');
      await face.begin();
      await refused;
    });
    await step('Then I read to keep still in the frame, and can take the picture', async () => {
      await face.waitForText('请将面部置于框内，保持不动');
      await face.sendPicture();
      await face.waitForText('人脸识别成功');
    });
  });
});

it('a deleted face is not offered until it is enrolled again with a code', async () => {
  const { page, context, step, faults } = visit();
  const { origin } = product();
  await context.grantPermissions(['camera'], { origin });
  await storeNewSession(page, origin);
  const account = accountPage(page, origin);
  camera.show('ann');
  await account.open();

  await step('When I delete my face, the page offers to enrol one', async () => {
    await account.press('撤回并删除');
    await account.press('确认删除');
    await account
      .line('实名认证')
      .getByRole('button', { name: /^录入人脸/ })
      .waitFor();
  });
  await step('And the wizard only offers the code', async () => {
    const wizard = await account.startChange('手机号');
    await expect(() => wizard.getByRole('button', { name: '人脸识别验证' }).count()).toBecome(0);
    await page.keyboard.press('Escape');
    await wizard.waitFor({ state: 'hidden' });
  });
  await account.press('录入人脸 实名认证');
  const dialog = account.dialog('录入人脸');
  await step('And I enter a code', async () => {
    await account.proveByCode(dialog, administrator);
    await dialog.getByRole('button', { name: '下一步' }).click();
  });
  const waitForMessage = (words: string) =>
    dialog.getByRole('status').filter({ hasText: words }).waitFor();
  await step('And nobody is in front of the camera, it takes no photo', async () => {
    camera.show('nobody');
    await dialog.getByRole('checkbox').check();
    await waitForMessage('未检测到人脸，请正对摄像头');
    await dialog.getByRole('button', { name: '拍照' }).click();
    await account.alert(dialog).filter({ hasText: '没有拍到人脸' }).waitFor();
  });
  await step('And I take a picture, which I see before it is sent', async () => {
    await dialog.getByRole('checkbox').uncheck();
    camera.show('ann');
    await dialog.getByRole('checkbox').check();
    await waitForMessage('面部清晰，可以拍照');
    await dialog.getByRole('button', { name: '拍照' }).click();
    await dialog.getByText('照片已就绪').waitFor();
  });
  await step('Then my face is enrolled, offered and part of my history', async () => {
    await dialog.getByRole('button', { name: '录入人脸', exact: true }).click();
    await dialog.getByText('人脸信息已录入').waitFor();
    await page.keyboard.press('Escape');
    await account
      .line('实名认证')
      .getByRole('button', { name: /^人脸识别/ })
      .waitFor();
    await expect(() => account.activity.first().textContent()).toBecome(
      expect.stringContaining('录入人脸'),
    );
  });
  expect(faults.all()).toEqual([]);
});
