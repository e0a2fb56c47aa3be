import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A box that players skip, of so many bytes. */
function freeBox(bytes: number): Buffer {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes);
  box.write('free', 4, 'latin1');
  return box;
}

/** A short video that plays, made so large that it can be cut off on its way. */
export function largeVideo(name: string, megabytes: number) {
  const film = readFileSync(join(process.cwd(), 'platform-server/demo-media/welcome.mp4'));
  return {
    name,
    mimeType: 'video/mp4',
    buffer: Buffer.concat([film, freeBox(megabytes * 1_000_000)]),
  };
}
