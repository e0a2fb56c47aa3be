/**
 * Code that runs in the browser: draws and encodes. Each function is self-contained, because the page receives its
 * source text.
 * @typedef {{ title: string, subtitle: string, hue: number }} TitleCard
 * @typedef {{ bytes: number[], poster: number[] }} Film
 */

/** @param {{ titleCard: TitleCard, seconds: number }} film @returns {Promise<Film>} */
export async function drawFilm({ titleCard, seconds }) {
  const [width, height, fps] = [640, 360, 10];
  const library = await import(/** @type {string} */ ('/mediabunny.mjs'));
  const canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const draw = (/** @type {number} */ at) => {
    context.fillStyle = `hsl(${titleCard.hue} 45% 22%)`;
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#fff';
    context.font = '600 40px sans-serif';
    context.fillText(titleCard.title, 40, 110);
    context.font = '22px sans-serif';
    context.fillText(titleCard.subtitle, 40, 155);
    const clock = [Math.floor(at / 60), Math.floor(at % 60)].map((n) => String(n).padStart(2, '0'));
    context.font = '600 72px monospace';
    context.fillText(clock.join(':'), 40, 270);
    context.fillRect(40, 310, ((width - 80) * at) / seconds, 8);
  };
  const format = new library.Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new library.Output({ format, target: new library.BufferTarget() });
  const video = new library.CanvasSource(canvas, {
    codec: 'avc',
    bitrate: 40_000,
    keyFrameInterval: 2,
  });
  const audio = new library.AudioBufferSource({ codec: 'opus', bitrate: 12_000 });
  output.addVideoTrack(video, { frameRate: fps });
  output.addAudioTrack(audio);
  await output.start();
  const sound = new OfflineAudioContext(1, seconds * 48_000, 48_000);
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  volume.gain.value = 0.1;
  // The tone rises by one step per second.
  for (let at = 0; at < seconds; at += 1) {
    tone.frequency.setValueAtTime(220 * 2 ** ((at % 12) / 12), at);
  }
  tone.connect(volume).connect(sound.destination);
  tone.start();
  await audio.add(await sound.startRendering());
  for (let frame = 0; frame < seconds * fps; frame += 1) {
    draw(frame / fps);
    await video.add(frame / fps, 1 / fps);
  }
  await output.finalize();
  draw(0);
  const poster = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  const asNumbers = (/** @type {ArrayBuffer} */ part) => [...new Uint8Array(part)];
  return {
    bytes: asNumbers(output.target.buffer),
    poster: asNumbers(await poster.arrayBuffer()),
  };
}

/**
 * A melody whose pitch changes every second, so that a position in it can be heard. @param {number} seconds @returns
 * {Promise<number[]>}
 */
export async function drawSound(seconds) {
  const library = await import(/** @type {string} */ ('/mediabunny.mjs'));
  const format = new library.OggOutputFormat();
  const output = new library.Output({ format, target: new library.BufferTarget() });
  const audio = new library.AudioBufferSource({ codec: 'opus', bitrate: 24_000 });
  output.addAudioTrack(audio);
  await output.start();
  const sound = new OfflineAudioContext(1, seconds * 48_000, 48_000);
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  for (let at = 0; at < seconds; at += 1) {
    tone.frequency.setValueAtTime([262, 294, 330, 392, 440][at % 5] ?? 262, at);
    volume.gain.setValueAtTime(0.2, at);
    volume.gain.linearRampToValueAtTime(0.02, at + 0.9);
  }
  tone.connect(volume).connect(sound.destination);
  tone.start();
  await audio.add(await sound.startRendering());
  await output.finalize();
  return [...new Uint8Array(output.target.buffer)];
}

/** @param {TitleCard} titleCard @returns {Promise<number[]>} */
export async function drawPicture({ title, subtitle, hue }) {
  const [width, height] = [960, 540];
  const canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, `hsl(${hue} 60% 80%)`);
  gradient.addColorStop(1, `hsl(${hue + 50} 55% 45%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  for (let ring = 1; ring < 7; ring += 1) {
    context.strokeStyle = `hsl(${hue + ring * 12} 70% 95% / 0.6)`;
    context.lineWidth = 6;
    context.beginPath();
    context.arc(width * 0.72, height * 0.5, ring * 34, 0, Math.PI * 2);
    context.stroke();
  }
  context.fillStyle = '#123';
  context.font = '600 56px sans-serif';
  context.fillText(title, 60, 260);
  context.font = '28px sans-serif';
  context.fillText(subtitle, 60, 315);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 });
  return [...new Uint8Array(await blob.arrayBuffer())];
}
