import { renderApp } from '@edu/shared-utility/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { CameraView } from './camera.view';
import type { DetectorAnswer } from './detector';

/** The browser's worker, of which jsdom has none. */
class BrowserWorker extends EventTarget {
  static started: BrowserWorker[] = [];
  terminated = false;
  asked = 0;
  constructor(readonly url: URL) {
    super();
    BrowserWorker.started.push(this);
  }
  postMessage() {
    this.asked += 1;
  }
  terminate() {
    this.terminated = true;
  }
  answer(data: DetectorAnswer) {
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

const stop = jest.fn();
const track = { stop, addEventListener: () => {} };
const nobody: DetectorAnswer = { faces: [] };
const somebody: DetectorAnswer = { faces: [{ x: 0.3, y: 0.3, width: 0.4, height: 0.4 }] };

beforeEach(() => {
  jest.useFakeTimers();
  stop.mockClear();
  BrowserWorker.started = [];
  Object.assign(globalThis, { Worker: BrowserWorker });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => ({ getTracks: () => [track], getVideoTracks: () => [track] }),
    },
  });
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(720);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720);
  const pixels = { data: new Uint8ClampedArray(4) };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: () => {}, getImageData: () => pixels } as never);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  jest.useRealTimers();
});

async function open() {
  const view = renderApp(<CameraView onTaken={() => {}} onFault={() => {}} />);
  await act(async () => {});
  fireEvent.loadedData(screen.getByLabelText('摄像头画面'));
  const [worker] = BrowserWorker.started;
  if (!worker) throw new Error('no worker was started');
  return { view, worker };
}
const statusText = () => screen.getByRole('status').textContent;
const pause = () => act(() => jest.advanceTimersByTime(300));

it('takes pictures before the detector is loaded', async () => {
  await open();
  expect(statusText()).toBe('请将面部置于框内，保持不动');
  expect(screen.getByRole('button', { name: '拍照' })).toBeEnabled();
});

it('sends one request at a time and shows what two results agree on', async () => {
  const { worker } = await open();
  pause();
  expect(worker.asked).toBe(0);
  worker.answer({ faces: null });
  pause();
  pause();
  expect(worker.asked).toBe(1);
  worker.answer(nobody);
  expect(statusText()).toBe('请将面部置于框内，保持不动');
  pause();
  worker.answer(nobody);
  expect(statusText()).toBe('未检测到人脸，请正对摄像头');
  pause();
  worker.answer(somebody);
  expect(statusText()).toBe('未检测到人脸，请正对摄像头');
  pause();
  worker.answer(somebody);
  expect(statusText()).toBe('面部清晰，可以拍照');
});

it.each([
  ['says that it cannot run', (worker: BrowserWorker) => worker.answer({ failed: 'no wasm' })],
  ['breaks', (worker: BrowserWorker) => act(() => void worker.dispatchEvent(new Event('error')))],
])('goes on without guidance when the detector %s', async (_, fail) => {
  const { worker } = await open();
  worker.answer({ faces: null });
  fail(worker);
  expect(worker.terminated).toBe(true);
  expect(statusText()).toBe('请将面部置于框内，保持不动');
  expect(screen.getByRole('button', { name: '拍照' })).toBeEnabled();
});

it('continues without guidance if no worker can be started', async () => {
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        throw new DOMException('other origin', 'SecurityError');
      }
    },
  });
  renderApp(<CameraView onTaken={() => {}} onFault={() => {}} />);
  await act(async () => {});
  fireEvent.loadedData(screen.getByLabelText('摄像头画面'));
  expect(screen.getByRole('button', { name: '拍照' })).toBeEnabled();
});

it('ends detector and camera with the step', async () => {
  const { view, worker } = await open();
  expect(stop).not.toHaveBeenCalled();
  worker.answer({ faces: null });
  view.unmount();
  pause();
  expect([worker.terminated, worker.asked, jest.getTimerCount()]).toEqual([true, 0, 0]);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('stops a camera at once that the browser allows after the person has left', async () => {
  let allow: (stream: unknown) => void = () => {};
  const permissionAsked = new Promise((resolve) => {
    allow = resolve;
  });
  Object.assign(navigator.mediaDevices, { getUserMedia: () => permissionAsked });
  const { unmount } = renderApp(<CameraView onTaken={() => {}} onFault={() => {}} />);
  unmount();
  expect(stop).not.toHaveBeenCalled();
  allow({ getTracks: () => [track], getVideoTracks: () => [track] });
  await act(async () => {});
  expect(stop).toHaveBeenCalledTimes(1);
});
