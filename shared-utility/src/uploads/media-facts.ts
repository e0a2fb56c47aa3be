/** In ms. A browser that cannot decode a file may never fire an event; then the upload goes without these facts. */
const timeout = 15_000;
const posterWidth = 1280;

export interface MediaFacts {
  readonly seconds?: number;
  readonly poster?: Blob;
}

function eventOf(element: HTMLMediaElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), timeout);
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    element.addEventListener(name, end(resolve), { once: true });
    element.addEventListener(
      'error',
      end(() => reject(new Error('no media'))),
      { once: true },
    );
  });
}

/** A frame from the first tenth, after titles and black frames. */
async function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const seeked = eventOf(video, 'seeked');
  video.currentTime = Math.min(10, (Number.isFinite(video.duration) ? video.duration : 0) / 10);
  await seeked;
  const scale = Math.min(1, posterWidth / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** Duration of a recording and a preview picture of a video, by the browser's own decoder. */
export async function mediaFacts(file: Blob, kind: 'video' | 'audio'): Promise<MediaFacts> {
  const address = URL.createObjectURL(file);
  const element = document.createElement(kind);
  try {
    const metadataLoaded = eventOf(element, 'loadedmetadata');
    element.preload = 'auto';
    element.muted = true;
    element.src = address;
    await metadataLoaded;
    const seconds = Number.isFinite(element.duration) ? { seconds: element.duration } : {};
    if (!(element instanceof HTMLVideoElement) || element.videoWidth === 0) return seconds;
    const poster = await frameOf(element).catch(() => null);
    return { ...seconds, ...(poster && { poster }) };
  } catch {
    return {};
  } finally {
    element.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
