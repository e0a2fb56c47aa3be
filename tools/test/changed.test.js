import { storiesAbout } from './changed.js';

const specs = [
  'account-camera.spec.ts',
  'entrance-codes.spec.ts',
  'entrance-locales.matrix.spec.ts',
  'first-journey.spec.ts',
  'reused-profile.spec.ts',
  'module-faults.matrix.spec.ts',
  'two-tabs.spec.ts',
];

describe('the stories of a change', () => {
  it.each([
    ['nothing for a page of words', 'docs/security.md', []],
    ['those of the room', 'entrance/src/view.tsx', ['entrance-codes.spec.ts']],
    ['a story for itself', 'e2e/browser/two-tabs.spec.ts', ['two-tabs.spec.ts']],
    [
      'the walk through all for the server',
      'platform-server/src/app.ts',
      ['first-journey.spec.ts'],
    ],
    [
      'two of all for what they are told with',
      'e2e/support/story.ts',
      ['first-journey.spec.ts', 'reused-profile.spec.ts'],
    ],
    [
      'a sample of the walk that is about the room',
      'root-config/src/main.ts',
      ['module-faults.matrix.spec.ts'],
    ],
    ['no matrix', 'e2e/browser/entrance-locales.matrix.spec.ts', []],
  ])('are %s', (_, file, stories) => {
    expect(storiesAbout([file], specs)).toEqual(stories);
  });

  it('are listed once if two rooms have the same one', () => {
    const files = ['platform-server/src/app.ts', 'shared-utility/src/index.ts'];
    expect(storiesAbout(files, specs)).toEqual(['first-journey.spec.ts', 'two-tabs.spec.ts']);
  });
});
