import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An MP4 box of this size that players skip. */
function freeBox(bytes: number): Buffer {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes);
  box.write('free', 4, 'latin1');
  return box;
}

/** A short video, padded so that its upload can be interrupted. */
export function largeVideo(name: string, megabytes: number) {
  const film = readFileSync(join(process.cwd(), 'platform-server/demo-media/welcome.mp4'));
  return {
    name,
    mimeType: 'video/mp4',
    buffer: Buffer.concat([film, freeBox(megabytes * 1_000_000)]),
  };
}
