/** Rows and columns of the keyboard, and digits and letters in order: sequences that people type as passwords. */
const KEYBOARD_SEQUENCES = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%^&*()',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((line) => [line, [...line].reverse().join('')]);

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** Words often used in passwords in China and elsewhere: our own list, in letters without accents. */
const WORDS = new Set([
  ...wordsIn(`woaini woaiwojia woaini aini iloveyou loveyou love baobao baobei laopo laogong lingling
    mima wodemima wode nihao zhongguo china beijing shanghai guangzhou shenzhen hangzhou chengdu
    wuhan nanjing tianjin chongqing xuexi xuexiao laoshi xuesheng jiaoyu peixun daxue gaoxiao
    admin administrator root user guest test demo password passwd pass passw word welcome hello
    login system manager master super superman dragon monkey letmein changeme secret default
    server oracle mysql huawei xiaomi tencent alibaba taobao weixin wechat alipay baidu qq
    abc aaa asd qwe zxc qaz wsx edc xyz sunshine princess football baseball summer winter spring
    autumn monday friday shuai meinv dashuai niubi caonima wangyi fuck happy lucky money fly
    company office school teacher student edu training online platform apple google microsoft`),
  ...wordsIn(`wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang
    song zheng xie han tang feng yu dong xiao cheng cao yuan deng fu shen zeng peng lv su lu jiang
    cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan liao zou xiong
    jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan lei qian yin yi chang
    wen qiao lai gong pang lan tao hong zhai an ni niu ji you lang ming jie wei fang xiu ying
    hua juan bin hui na ping gang jun jing lei qiang min xin bo ting yuan`),
]);

/** Numbers that mean something: 5201314 "I love you for ever", and the like. */
const NUMBERS = wordsIn(
  '520 521 1314 5201314 1314520 888 666 999 168 518 886 110 119 120 147 258 369 007 123 321',
);

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};

const isDate = (text: string): boolean =>
  /^(19|20)\d\d$/.test(text) || /^((19|20)?\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);

const isRepeat = (text: string): boolean => text.length >= 3 && /^(.)\1+$/.test(text);
/** Three letters in a row occur in many words by chance, so letters need four. */
const isKeyboardSequence = (text: string): boolean =>
  text.length >= (/^[a-z]+$/.test(text) ? 4 : 3) &&
  KEYBOARD_SEQUENCES.some((line) => line.includes(text));

/** People often append up to four digits when a rule demands digits. */
const isTail = (text: string, isLast: boolean): boolean => isLast && /^\d{1,4}$/.test(text);

const MAX_WORD_LENGTH = 20;
/** Most characters that no known piece explains: with so few left, the password is quickly guessed. */
const MAX_UNEXPLAINED = 2;
const MAX_SYMBOLS = 2;
/** Two-letter words occur in random text by chance, so each counts as one unexplained character. */
const shortWordRest = (piece: string): number => (/^[a-z]{2}$/.test(piece) ? 1 : 0);

/** The least number of characters that no known piece explains, over all ways to split the text. */
function unexplainedLength(
  text: string,
  isPiece: (piece: string, isLast: boolean) => boolean,
): number {
  const min = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best = (min[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end; start += 1) {
      const piece = text.slice(start, end);
      if (isPiece(piece, end === text.length)) {
        best = Math.min(best, (min[start] ?? 0) + shortWordRest(piece));
      }
    }
    min.push(best);
  }
  return min[text.length] ?? 0;
}

/**
 * True for a password made of well-known words, names, numbers and keyboard sequences, however they are joined,
 * capitalised or spelled with symbols (`Admin@2026`, `woaini1314`, `1qaz2wsx`).
 *
 * @param personalWords words about the person and their tenant, in lower case
 */
export function isGuessable(
  password: string,
  personalWords: ReadonlySet<string> = new Set(),
): boolean {
  const text = password.toLowerCase();
  const plain = [...text].map((value) => LEET[value] ?? value).join('');
  const isWord = (word: string): boolean => WORDS.has(word) || personalWords.has(word);
  const isKnown = (piece: string, isLast: boolean): boolean =>
    isWord(piece) ||
    isKeyboardSequence(piece) ||
    isRepeat(piece) ||
    isDate(piece) ||
    NUMBERS.includes(piece) ||
    isTail(piece, isLast);
  const withoutSymbols = text.replace(/[^a-z0-9]/g, '');
  const symbols = text.length - withoutSymbols.length;
  const maxUnexplained = MAX_UNEXPLAINED - Math.max(0, symbols - MAX_SYMBOLS);
  // Try the text without symbols, as it is, and with symbols read as letters.
  if (unexplainedLength(withoutSymbols, isKnown) <= maxUnexplained) return true;
  if (unexplainedLength(text, isKnown) <= MAX_UNEXPLAINED) return true;
  const tail = /^(.*?[^\d])?([^a-z]*)$/.exec(text)?.[2]?.length ?? 0;
  const withoutLeet = plain.slice(0, text.length - tail) + text.slice(text.length - tail);
  return unexplainedLength(withoutLeet.replace(/[^a-z0-9]/g, ''), isKnown) <= maxUnexplained;
}

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
