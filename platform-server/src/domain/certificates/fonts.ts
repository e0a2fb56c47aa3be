import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CertificateFont } from '@edu/shared-utility/contract';
import fontkit from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';
import { readFont } from './font-files';
import type { FontText, PaintAnswer } from './paint-job';

/** A subset of a font with the glyphs of the texts to draw. */
export interface Subset {
  readonly letters: ReadonlySet<string>;
  readonly bytes: Uint8Array;
  readonly path: string;
  /** Width of a text in letter heights. */
  width(text: string): number;
}

/** Maximum of letters in a cached subset and in its width cache: beyond that it starts again from empty. */
const MAX_LETTERS = 3000;

const characterSets = new Map<CertificateFont, ReadonlySet<number>>();
const subsets = new Map<CertificateFont, Subset>();
let folder: string | null = null;

process.once('exit', () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Code points that the font can draw; cached, unlike the ten megabytes of the font itself. */
function characterSetOf(font: CertificateFont): ReadonlySet<number> {
  const cached = characterSets.get(font) ?? new Set(fontkit.create(readFont(font)).characterSet);
  characterSets.set(font, cached);
  return cached;
}

const isVisibleLetter = (letter: string): boolean => !/[\n\r]/.test(letter);

/** For each text the letters that its font lacks, each once. */
export const missingLettersOf = (texts: readonly FontText[]): PaintAnswer => ({
  kind: 'missing',
  missing: texts.map(({ font, text }) => {
    const characterSet = characterSetOf(font);
    const letters = [...new Set(text)].filter(isVisibleLetter);
    return letters.filter((letter) => !characterSet.has(letter.codePointAt(0) ?? 0)).join('');
  }),
});

async function writeSubset(font: CertificateFont, letters: ReadonlySet<string>): Promise<Subset> {
  const bytes = await subsetFont(readFont(font), [...letters].join(''), { targetFormat: 'sfnt' });
  folder ??= mkdtempSync(join(tmpdir(), 'edu-fonts-'));
  const path = join(folder, `${font}.ttf`);
  writeFileSync(path, bytes);
  const face = fontkit.create(bytes);
  const widths = new Map<string, number>();
  return {
    letters,
    bytes,
    path,
    width: (text) => {
      const cached = widths.get(text) ?? face.layout(text).advanceWidth / face.unitsPerEm;
      if (widths.size < MAX_LETTERS) widths.set(text, cached);
      return cached;
    },
  };
}

/** A subset of each used font, with all its letters. */
export async function subsetsFor(
  texts: readonly FontText[],
): Promise<ReadonlyMap<CertificateFont, Subset>> {
  const used = new Map<CertificateFont, Set<string>>();
  for (const { font, text } of texts) {
    const letters = used.get(font) ?? new Set(' ');
    for (const letter of text) if (isVisibleLetter(letter)) letters.add(letter);
    used.set(font, letters);
  }
  for (const [font, letters] of used) {
    const cached = subsets.get(font);
    if (cached && [...letters].every((letter) => cached.letters.has(letter))) continue;
    const all = new Set([...(cached?.letters ?? []), ...letters]);
    subsets.set(font, await writeSubset(font, all.size > MAX_LETTERS ? letters : all));
  }
  return new Map([...subsets].filter(([font]) => used.has(font)));
}
