import { rollup } from 'rollup';
import { ownFiles } from './emitted-files.js';

/** Builds a module with this source. @param {string} code */
async function built(code) {
  const bundle = await rollup({
    input: 'entry',
    plugins: [
      {
        name: 'given',
        resolveId: (source) => (source === 'entry' ? '/entry.js' : null),
        load: (id) => (id === '/entry.js' ? code : null),
      },
      ownFiles(() => []),
    ],
  });
  const { output } = await bundle.generate({ format: 'system' });
  return { files: output.map(({ fileName }) => fileName), code: output[0].code };
}

it('a folder of a package is copied to a hashed one, its files under their own names', async () => {
  const { files, code } = await built(
    "export const fonts = new URL('pdfjs-dist/standard_fonts/', import.meta.url);",
  );
  expect(files).toContainEqual(
    expect.stringMatching(/^chunks\/standard-fonts-[0-9a-f]{8}\/LiberationSans-Regular\.ttf$/),
  );
  expect(code).toContain("new URL('.', ");
});

it('a missing folder fails the build', async () => {
  const missing = built("export const none = new URL('pdfjs-dist/nothing/', import.meta.url);");
  await expect(missing).rejects.toThrow('pdfjs-dist/nothing');
});
