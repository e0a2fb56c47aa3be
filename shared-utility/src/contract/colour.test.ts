/** @jest-environment node */
import fc from 'fast-check';
import { readBrand } from './brand';
import { brandOf, isReadableColour, judgeColour, readableShade, writeBrand } from './colour';
import { contrast } from './colour-maths';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('contrast is calculated as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a yellow fails everywhere, a dark blue nowhere', () => {
  expect(judgeColour('#ffd54f').map(({ place, isReadable }) => [place, isReadable])).toEqual([
    ['bar', false],
    ['button', false],
    ['link', false],
  ]);
  expect(isReadableColour('#1760d1')).toBe(true);
  expect(isReadableColour('blue')).toBe(false);
});

test('a colour can pass for the bar, which is darker, and fail for text', () => {
  const verdicts = judgeColour('#0f8a5f');
  expect(verdicts.map(({ isReadable }) => isReadable)).toEqual([true, false, false]);
});

test('the dark mode is readable with every colour', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const { primary, primaryHover, header } = brandOf(colour).dark;
      expect(contrast(primary, '#20252c')).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#0b0d10', primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#0b0d10', primaryHover)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#f5f7fa', header)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('the suggested shade is readable, and a readable colour is its own suggestion', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const shade = readableShade(colour);
      expect(isReadableColour(shade)).toBe(true);
      if (isReadableColour(colour)) expect(shade).toBe(colour);
    }),
  );
});

test('the value written into the configuration can be read back; anything else is null', () => {
  expect(readBrand(writeBrand('#7a1fa2'))).toEqual(brandOf('#7a1fa2'));
  for (const line of [undefined, '', '#7a1fa2', writeBrand('#7a1fa2').replace('#', 'url(')]) {
    expect(readBrand(line)).toBeNull();
  }
});

test('danger has another hue if the brand is red', () => {
  expect(brandOf('#c4232b').light.danger).toBe('#ae1a70');
  expect(brandOf('#1760d1').light.danger).toBe('#cf1322');
});
