import type { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

/** What the server writes in English where no person made a change. */
const machines = [
  [/^first start on (.+)$/, 'byStart'],
  [/^edit of the file on (.+)$/, 'byFile'],
  [/^file found on (.+)$/, 'byFoundFile'],
  [/^(automatic)$/, 'byItself'],
] as const;

/** Who made a change, in the language of the page. */
export function authorText(who: string, t: Translate): string {
  for (const [form, key] of machines) {
    const host = form.exec(who)?.[1];
    if (host !== undefined) return t(key, { host });
  }
  return who;
}
