import { accountPage } from '../pages/account.page';
import { faceDialog } from '../pages/face.page';
import { type CameraPicture, fakeCamera } from '../support/camera';
import { withSession } from '../support/session';
import { tellStory } from '../support/story';

const camera = fakeCamera();
const { product, visit } = tellStory(undefined, camera.args);
afterAll(camera.remove);

/** Signed in, before the instructions of the face check. */
async function atTheInstructions() {
  const { page, context } = visit();
  const { origin } = product();
  await context.grantPermissions(['camera'], { origin });
  await withSession(page, origin);
  const account = accountPage(page, origin);
  await account.open();
  await account.press('人脸识别 实名认证');
  return faceDialog(page);
}

describe('before the camera', () => {
  it('a person is told what to do better, and when the picture is good', async () => {
    const { page, step, faults } = visit();
    const face = await atTheInstructions();
    const told: [CameraPicture, string][] = [
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
    await step('When I have not agreed yet, nothing of the detector is fetched', async () => {
      expect(page.workers()).toEqual([]);
    });
    camera.show('nobody');
    await face.begin();
    for (const [seen, words] of told) {
      await step(`Then with ${seen} in sight it says so to everybody`, async () => {
        await face.dialog.getByRole('status').filter({ hasText: words }).waitFor();
      });
      if (seen === 'ann') break;
      // the film changes while the camera is off
      await face.press('拍照');
      camera.show(told[told.findIndex(([one]) => one === seen) + 1]?.[0] ?? 'ann');
      await face.press('重拍');
    }
    await step('And the detector goes with the picture', async () => {
      await face.press('拍照');
      await face.says('请确认照片清晰、面部完整');
      expect(workers).toBe(told.length);
      expect(page.workers()).toEqual([]);
    });
    expect(faults.all()).toEqual([]);
  });

  it('a detector that cannot be fetched costs the words, not the picture', async () => {
    const { page, step, faults } = visit();
    faults.expect(/Failed to|wasm|ERR_FAILED/i);
    await page.context().route(/\.(wasm|bin)$/, (route) => route.abort());
    const face = await atTheInstructions();
    camera.show('ann');

    await step('When I stand before the camera', async () => {
      const refused = page.context().waitForEvent('requestfailed');
      await face.begin();
      await refused;
    });
    await step('Then I am told to keep still in the frame, and can take the picture', async () => {
      await face.says('请将面部置于框内，保持不动');
      await face.show();
      await face.says('人脸识别成功');
    });
  });
});
