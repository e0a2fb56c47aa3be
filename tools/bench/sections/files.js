import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callsOf } from '../load/calls.js';
import { quantile } from '../load/generator.js';
import { startBareServer } from '../load/server.js';

const MB = 1024 * 1024;
const CHUNK = 8 * MB;
const SEEKS = 300;
const PART_BYTES = 64 * 1024;
const RESOURCES = '/resource/v1/resource';

const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;

/** The first bytes of an MP4 file; the rest is not playable. */
function movieStart() {
  const chunk = Buffer.alloc(CHUNK, 'movie');
  chunk.writeUInt32BE(24, 0);
  chunk.write('ftypisom\0\0\u0002\0isomiso2', 4, 'latin1');
  return chunk;
}

/** @param {import('../load/server.js').BareServer} server */
async function openLibrary({ origin, memoryMb }) {
  const calls = callsOf(origin);
  const token = await calls.logIn();
  const ask = async (/** @type {string} */ name, /** @type {object} */ body) => {
    const reply = await calls.post(`${RESOURCES}/${name}`, { token, body: JSON.stringify(body) });
    const { code, message, data } = await reply.json();
    if (code !== 0) throw new Error(`${name}: ${code} ${message}`);
    return data;
  };
  const read = async (/** @type {string} */ name, /** @type {string} */ id) => {
    const reply = await calls.get(`${RESOURCES}/${name}?id=${id}`, { token });
    return (await reply.json()).data;
  };

  /**
   * Sends a file part by part and waits until it is ready. @param {number} bytes @returns its id and the server's
   * maximum memory meanwhile
   */
  async function upload(bytes) {
    const parameters = { fileName: 'film.mp4', bytes, contentType: 'video/mp4' };
    const { uploadId, uploadAddress, uploadAuth } = await ask('uploadVoucher', parameters);
    const { id } = await ask('saveVideo', { uploadId, title: 'film' });
    const [start, filler] = [movieStart(), Buffer.alloc(CHUNK, 'more')];
    const memoryBefore = memoryMb();
    let most = memoryBefore;
    const watch = setInterval(() => {
      most = Math.max(most, memoryMb());
    }, 50);
    for (let offset = 0; offset < bytes; offset += CHUNK) {
      const reply = await fetch(`${origin}${uploadAddress}`, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-auth': uploadAuth,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: (offset === 0 ? start : filler).subarray(0, bytes - offset),
      });
      if (reply.status !== 204) throw new Error(`upload: HTTP ${reply.status}`);
    }
    while ((await read('findById', id)).status !== 'ready') {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    clearInterval(watch);
    return { id, before: memoryBefore, most };
  }

  return { upload, addressOf: (/** @type {string} */ id) => read('getVideoPlayURL', id) };
}

/**
 * Memory that a large upload needs on the server, and the time until a player that seeks receives its first byte.
 * @param {import('../main.js').Bench} bench
 */
export async function files({ checkout, product, line }) {
  await product.stop();
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-'));
  const map = path.join(folder, 'importmap.json');
  writeFileSync(map, '{"imports":{}}');
  const server = await startBareServer(checkout, { IMPORT_MAP: map, DATA_DIR: folder });
  try {
    const library = await openLibrary(server);
    const size = 200 * MB;
    const { id, before: memoryBefore } = await library.upload(size);
    const { url } = await library.addressOf(id);
    /** @type {number[]} */
    const times = [];
    /** @type {number[]} */
    const firstByteTimes = [];
    for (let i = 0; i < SEEKS; i += 1) {
      const requestedAt = performance.now();
      await (await fetch(`${server.origin}/healthz`)).arrayBuffer();
      firstByteTimes.push(performance.now() - requestedAt);
      const start = (i * 7_919 * PART_BYTES) % (size - PART_BYTES);
      const startTime = performance.now();
      const headers = { range: `bytes=${start}-${start + PART_BYTES - 1}` };
      const reply = await fetch(`${server.origin}${url}`, { headers });
      if (reply.status !== 206) throw new Error(`seek: HTTP ${reply.status}`);
      const reader = reply.body?.getReader();
      await reader?.read();
      times.push(performance.now() - startTime);
      while (!(await reader?.read())?.done);
    }
    times.sort((a, b) => a - b);
    line('first byte of a seek in 200 MB: p50', ms(quantile(times, 0.5)));
    line('first byte of a seek in 200 MB: p95', ms(quantile(times, 0.95)), 'at most 30 ms');
    firstByteTimes.sort((a, b) => a - b);
    line(
      'a sign of life after each: p95',
      ms(quantile(firstByteTimes, 0.95)),
      'what the machine does to any',
    );
    const large = await library.upload(2048 * MB);
    line('memory before the first upload', `${memoryBefore} MB`);
    line('memory before one of 2 GB', `${large.before} MB`);
    line('most memory during it', `+${large.most - large.before} MB`, 'at most +64 MB');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    await product.start();
  }
}
