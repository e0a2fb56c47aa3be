import type { Page } from '@playwright/test';

/** The face check's dialog, from its instructions to its result. */
export function faceDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: '人脸识别', exact: true });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    press,
    camera: dialog.getByLabel('摄像头画面'),
    takeButton: dialog.getByRole('button', { name: '拍照' }),
    waitForText: (text: string | RegExp) => dialog.getByText(text).first().waitFor(),
    /** Accepts the conditions and starts the camera. */
    begin: async () => {
      await dialog.getByRole('checkbox').check();
      await press('开始识别');
      await press('允许');
    },
    /** Takes the picture and sends it. */
    sendPicture: async () => {
      await press('拍照');
      await press('使用照片');
    },
    /** Waits until this many tracks are live; none means that the camera is off. */
    waitForTracks: (count: number) =>
      page.waitForFunction((count) => {
        const streams: MediaStream[] = Reflect.get(window, '__streams') ?? [];
        const tracks = streams.flatMap((stream) => stream.getTracks());
        return tracks.filter(({ readyState }) => readyState === 'live').length === count;
      }, count),
    /** Records every media stream of the page; call it before the page's first script. */
    watchStreams: () =>
      page.addInitScript(() => {
        const devices = navigator.mediaDevices;
        const original = devices.getUserMedia.bind(devices);
        const streams: MediaStream[] = [];
        Reflect.set(window, '__streams', streams);
        devices.getUserMedia = async (constraints) => {
          const stream = await original(constraints);
          streams.push(stream);
          return stream;
        };
      }),
  };
}
