import { fireEvent, screen } from '@testing-library/react';
import { renderApp, resetContext } from '../../testing';
import { Recording } from './recording.view';
import { useResume } from './resume.hook';

const play = jest.fn(async () => {});
beforeEach(() => {
  resetContext();
  play.mockClear();
  // jsdom does not implement media playback
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});
afterEach(() => jest.restoreAllMocks());

function Player({ address }: { address: string }) {
  const { events } = useResume();
  const media = { kind: 'video', label: '收纳', onBroken: () => {} } as const;
  return <Recording {...media} address={address} events={events} />;
}

/** Plays 30 seconds, pauses with the given error, and loads the next address. */
function renewAfterPause(error: { code: number } | null): HTMLVideoElement {
  const { rerender } = renderApp(<Player address="/files/old" />);
  const media = screen.getByLabelText<HTMLVideoElement>('收纳');
  Object.defineProperty(media, 'duration', { configurable: true, value: 100 });
  fireEvent.play(media);
  media.currentTime = 30;
  fireEvent.timeUpdate(media);
  Object.defineProperty(media, 'error', { configurable: true, value: error });
  fireEvent.pause(media);
  media.currentTime = 0;
  rerender(<Player address="/files/new" />);
  expect(media.src).toMatch(/\/files\/new$/);
  fireEvent.loadedMetadata(media);
  return media;
}

it('a recording that an expired address has paused plays on with the next address', () => {
  const media = renewAfterPause({ code: 2 });
  expect(media.currentTime).toBe(30);
  expect(play).toHaveBeenCalledTimes(1);
});

it('a recording that a person has paused stays paused with the next address', () => {
  const media = renewAfterPause(null);
  expect(media.currentTime).toBe(30);
  expect(play).not.toHaveBeenCalled();
});
