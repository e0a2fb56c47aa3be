import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Stories that walk languages, themes and sizes: `npm run test:matrix`. */
const matrix = '**/*.matrix.spec.ts';

export default defineConfig({
  testDir: 'browser',
  outputDir: '.artifacts',
  globalSetup: './support/chromium-setup.js',
  // Only for tests that hang, since CI machines are slow and shared.
  timeout: 180_000,
  // One more worker than cores, since some stories only wait for a deadline.
  workers: Number(process.env.E2E_WORKERS) || availableParallelism() + 1,
  retries: 0,
  reporter: 'list',
  use: {
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'stories', testIgnore: matrix },
    { name: 'sample', testMatch: matrix, grep: /@sample/ },
    { name: 'matrix', testMatch: matrix },
  ],
});
