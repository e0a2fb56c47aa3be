/** Rows and columns of the keyboard, and digits and letters in order: sequences that people type as passwords. */
export const KEYBOARD_SEQUENCES = [
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
export const WORDS = new Set([
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
export const NUMBERS = wordsIn(
  '520 521 1314 5201314 1314520 888 666 999 168 518 886 110 119 120 147 258 369 007 123 321',
);

export const LEET: Readonly<Record<string, string>> = {
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
