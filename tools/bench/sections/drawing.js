import { join } from 'node:path';
import { transformFile } from '@swc/core';

const PAPERS = 10_000;
/** Questions of the bank. */
const QUESTIONS = 10_000;

/** Rules whose candidates overlap, the last one with few. */
function rules() {
  const all = Array.from({ length: QUESTIONS }, (_, n) => ({
    questionId: `question-${n}`,
    revision: 1,
  }));
  return [
    { candidates: all, count: 20 },
    { candidates: all.slice(0, 2000), count: 20 },
    { candidates: all.slice(1000, 1500), count: 20 },
    { candidates: all.slice(0, 60), count: 40 },
  ];
}

/**
 * Papers of a hundred questions, drawn by rules for each person.
 * @param {import('../main.js').Bench} bench
 */
export async function drawing({ checkout, line }) {
  const file = join(checkout, 'platform-server/src/domain/papers/draw.ts');
  const { code } = await transformFile(file, {
    ...{ swcrc: false, configFile: false, isModule: true },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { drawQuestions } = await import(address);
  const lines = rules();
  const startTime = performance.now();
  for (let paper = 0; paper < PAPERS; paper += 1) drawQuestions(lines);
  const seconds = (performance.now() - startTime) / 1000;
  line(`${PAPERS} papers by rule`, `${seconds.toFixed(1)} s`, '10 s');
}
