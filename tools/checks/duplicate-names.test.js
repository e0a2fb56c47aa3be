import { resolve } from 'node:path';
import { committedFiles } from './committed.js';
import { secondCopies } from './duplicate-names.js';

const root = resolve(__dirname, '../..');

it('finds a second file of one name in the common folders of two rooms', () => {
  expect(
    secondCopies([
      'entrance/src/common/mask.ts',
      'shell-frame/src/common/text/mask.ts',
      'account-center/src/common/other.ts',
    ]),
  ).toEqual([
    expect.stringMatching(
      /^entrance\/src\/common\/mask[.]ts and shell-frame\/src\/common\/text\/mask[.]ts: .+ in shared-utility/,
    ),
  ]);
});

it('finds it in one room, and in a sub-application', () => {
  expect(
    secondCopies(['sub-apps/a/src/common/x.view.tsx', 'sub-apps/a/src/common/more/x.view.tsx']),
  ).toHaveLength(1);
  expect(
    secondCopies(['sub-apps/a/src/common/x.view.tsx', 'sub-apps/b/src/common/x.view.tsx']),
  ).toHaveLength(1);
});

it('ignores entries, languages and files in other folders', () => {
  expect(
    secondCopies([
      'entrance/src/common/a/index.ts',
      'shell-frame/src/common/b/index.ts',
      'entrance/src/common/a/phrases/zh-CN.ts',
      'shell-frame/src/common/b/phrases/zh-CN.ts',
      'entrance/src/app/routes.tsx',
      'sub-apps/a/src/app/routes.tsx',
    ]),
  ).toEqual([]);
});

it('the rooms have no duplicate', () => {
  expect(secondCopies(committedFiles(root, []))).toEqual([]);
});
