import { areaOnPage, compositePatch } from './patch';

const page = (colour: number) => ({
  pixels: new Uint8Array(3 * 2 * 3).fill(colour),
  width: 3,
  height: 2,
});

it('covers whole pixels of the page, and nothing outside it', () => {
  const size = { width: 100, height: 50 };
  expect(areaOnPage(size, { left: -4.5, top: 10.2, right: 20.1, bottom: 90 })).toEqual({
    ...{ left: 0, top: 10, width: 21, height: 40 },
  });
  expect(areaOnPage(size, { left: 100, top: 0, right: 120, bottom: 10 })).toBeNull();
  expect(areaOnPage(size, { left: 0, top: -20, right: 10, bottom: -1 })).toBeNull();
});

it('replaces opaque pixels, blends half-transparent ones, and leaves the others', () => {
  const ground = page(200);
  const pixels = new Uint8Array([10, 20, 30, 255, 60, 0, 0, 128, 0, 0, 0, 0]);
  compositePatch(ground, { left: 0, top: 1, width: 3, height: 1, pixels });
  expect([...ground.pixels.slice(0, 9)]).toEqual(Array(9).fill(200));
  expect([...ground.pixels.slice(9)]).toEqual([10, 20, 30, 160, 100, 100, 200, 200, 200]);
});
