/** @jest-environment node */
import { type FaceBox, type Guidance, guidanceFor } from './guidance';

const face = (x: number, y: number, width: number): FaceBox => ({ x, y, width, height: width });

it.each<[string, FaceBox[], Guidance]>([
  ['nobody', [], 'none'],
  ['two people', [face(0.1, 0.3, 0.3), face(0.6, 0.3, 0.3)], 'several'],
  ['a person too far away', [face(0.4, 0.4, 0.2)], 'far'],
  ['a person too near', [face(0.05, 0.05, 0.9)], 'near'],
  ['a person at the left', [face(0.02, 0.3, 0.4)], 'off'],
  ['a person at the bottom', [face(0.3, 0.6, 0.4)], 'off'],
  ['one person in the frame', [face(0.3, 0.32, 0.4)], 'good'],
])('guidance for a picture with %s', (_, faces, guidance) => {
  expect(guidanceFor(faces)).toBe(guidance);
});
