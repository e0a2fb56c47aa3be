import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stories about a room, by the beginnings of their file names. Rooms that all pages build on have a sample of all
 * stories.
 */
const storiesOfRoom = {
  'account-center': ['account', 'fresh-proof', 'second-factors'],
  entrance: ['entrance', 'paths', 'second-factors'],
  'platform-server': ['first-journey', 'failures'],
  'root-config': [
    'devtools',
    'foreign-apps',
    'isolation',
    'lifecycle-faults',
    'live-map',
    'module-faults.matrix',
    'overrides',
    'page-integrity',
  ],
  'shared-utility': ['first-journey', 'failures', 'two-tabs'],
  'shell-frame': ['frame', 'own-settings', 'paths', 'two-tabs'],
  'sub-apps': ['first-journey', 'failures', 'own-permissions'],
};

/**
 * @param {readonly string[]} files changed ones, from the root of the repository
 * @param {readonly string[]} specs names of all spec files
 * @returns {string[]} names of those to run; of a walk through a matrix that is named above, its sample
 */
export function storiesAbout(files, specs) {
  const hasChangesIn = (/** @type {string} */ folder) =>
    files.some((file) => file.startsWith(`${folder}/`));
  const storyNames = Object.entries(storiesOfRoom).flatMap(([room, names]) =>
    hasChangesIn(room) ? names : [],
  );
  // A change in the stories' support can show in any story, so two general ones run.
  if (hasChangesIn('e2e/support') || hasChangesIn('e2e/pages'))
    storyNames.push('first-journey', 'reused-profile');
  const isWalk = (/** @type {string} */ spec) =>
    spec.endsWith('.matrix.spec.ts') && !storyNames.includes(spec.replace('.spec.ts', ''));
  return specs.filter(
    (spec) =>
      !isWalk(spec) &&
      (files.includes(`e2e/browser/${spec}`) || storyNames.some((begin) => spec.startsWith(begin))),
  );
}

/** Changes since this branch left `main`, committed or not. @param {string} root */
export function changesIn(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, stories: storiesAbout(files, readdirSync(join(root, 'e2e/browser'))) };
}
