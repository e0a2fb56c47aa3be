import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawFilm, drawPicture, drawSound } from './draw.js';
import { documents, films, pictures, sounds } from './media.js';

/**
 * Creates the files of the demo's library, without third-party content. Run it by hand to change them: `node
 * tools/demo-media/main.js`, then `npx biome check --write platform-server/src/seed`. Its output is committed.
 */
const folder = new URL('../../platform-server/demo-media/', import.meta.url);
const library = createRequire(import.meta.url).resolve('mediabunny');

/** @typedef {import('playwright-core').Page} Page */

/** Encoders only exist for secure origins such as localhost, and the library is an ES module. */
async function openPage() {
  const source = await readFile(library.replace(/[^/]+$/, 'mediabunny.mjs'));
  const server = createServer(({ url }, reply) => {
    const isLibrary = url === '/mediabunny.mjs';
    reply.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html');
    reply.end(isLibrary ? source : '<!doctype html><title>demo media</title>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, close };
}

/** @param {string} name @param {Uint8Array} bytes @param {object} properties */
async function writeMediaFile(name, bytes, properties) {
  await writeFile(new URL(name, folder), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { file: name, bytes: bytes.length, sha256, ...properties };
}

/** @param {string} name @param {number[]} numbers */
async function writePictureFiles(name, numbers) {
  const bytes = Buffer.from(numbers);
  const thumbnailSize = { width: 320, height: 320, fit: /** @type {const} */ ('inside') };
  const { width, height } = await sharp(bytes).metadata();
  const stem = name.replace(/\.jpg$/, '');
  await writeFile(
    new URL(`${stem}.thumbnail.webp`, folder),
    await sharp(bytes).resize(thumbnailSize).webp({ quality: 70 }).toBuffer(),
  );
  await writeFile(new URL(`${stem}.picture.webp`, folder), await sharp(bytes).webp().toBuffer());
  return writeMediaFile(name, bytes, { kind: 'image', mediaType: 'image/jpeg', width, height });
}

/**
 * A document as PDF, and its first page as an image. @param {Page} page @param {import('./media.js').Document} document
 */
async function printDocument(page, { title, chapters }) {
  const parts = chapters.map(
    ({ heading, text }) =>
      `<h2>${heading}</h2>${text.map((paragraph) => `<p>${paragraph}</p>`).join('')}`,
  );
  const style =
    'h2{break-before:page}h2:first-of-type{break-before:auto}p{line-height:2;text-indent:2em}';
  await page.setContent(
    `<!doctype html><title>${title}</title><style>${style}</style><h1>${title}</h1>${parts.join('')}`,
  );
  const bytes = await page.pdf({
    format: 'A5',
    margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' },
  });
  await page.addStyleTag({
    content: 'body{margin:2cm}h2:nth-of-type(n+2),h2:nth-of-type(n+2)~p{display:none}',
  });
  await page.setViewportSize({ width: 559, height: 794 });
  return { bytes, picture: await page.screenshot({ type: 'jpeg', quality: 80 }) };
}

const { page, close } = await openPage();
const files = [];
for (const { name, titleCard, seconds } of films) {
  const film = await page.evaluate(drawFilm, { titleCard, seconds });
  const poster = await writePictureFiles(`${name}-poster.jpg`, film.poster);
  const properties = { kind: 'video', mediaType: 'video/mp4', seconds, poster };
  files.push(await writeMediaFile(`${name}.mp4`, Buffer.from(film.bytes), properties));
}
for (const { name, seconds } of sounds) {
  const bytes = Buffer.from(await page.evaluate(drawSound, seconds));
  files.push(
    await writeMediaFile(`${name}.ogg`, bytes, { kind: 'audio', mediaType: 'audio/ogg', seconds }),
  );
}
for (const { name, titleCard } of pictures) {
  files.push(await writePictureFiles(`${name}.jpg`, await page.evaluate(drawPicture, titleCard)));
}
for (const document of documents) {
  const { bytes, picture } = await printDocument(page, document);
  const poster = await writePictureFiles(`${document.name}-poster.jpg`, [...picture]);
  const pages = document.chapters.length;
  const properties = { kind: 'document', mediaType: 'application/pdf', pages, poster };
  files.push(await writeMediaFile(`${document.name}.pdf`, bytes, properties));
}
await writeFile(
  new URL('../../platform-server/src/seed/media.ts', import.meta.url),
  `import type { Medium } from './medium';

/** The files in platform-server/demo-media; written by tools/demo-media/main.js. */
export const media: readonly Medium[] = ${JSON.stringify(files, null, 2)};
`,
);
await close();
