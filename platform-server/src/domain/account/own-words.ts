/** Data of the person that their password must not contain. */
export interface PersonalData {
  readonly phone?: string | null;
  readonly mail?: string | null;
  /** Names of the person, the company, the tenant. */
  readonly names?: readonly (string | null | undefined)[];
  readonly host?: string;
}

/** Shorter pieces occur in strong passwords by chance. */
const MIN_OWN_WORD = 3;

/** The words of a person: phone number and its ends, names as letters and in pinyin, and the site's host. */
export async function ownWords({
  phone,
  mail,
  names = [],
  host = '',
}: PersonalData): Promise<Set<string>> {
  const words = new Set<string>();
  const add = (word: string | undefined): void => {
    if (word && word.length >= MIN_OWN_WORD) words.add(word.toLowerCase());
  };
  if (phone)
    for (const part of [phone, phone.slice(-8), phone.slice(-6), phone.slice(0, 7)]) add(part);
  for (const part of (mail?.split('@')[0] ?? '').split(/[^A-Za-z0-9]+/)) add(part);
  add(mail?.split('@')[0]);
  for (const part of host.split('.')) add(part);
  for (const name of names) {
    if (!name) continue;
    for (const part of name.split(/[^A-Za-z0-9]+/)) add(part);
    if (/\p{Script=Han}/u.test(name)) {
      const { pinyin } = await import('pinyin-pro');
      const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed' });
      for (const part of [...syllables, syllables.join(''), syllables.slice(1).join('')]) add(part);
    }
  }
  return words;
}
