import type { Locale } from '@edu/shared-utility/contract';
import type { NoteWords } from './note-words';

const zhCN: NoteWords = {
  title: '填写说明',
  column: '列',
  instructionHeading: '填写方法',
  instructions: {
    type: '必填。综合题请在编辑器中录入。',
    stem: '必填。填空题的空写成三个以上下划线 ____；公式写在 \\( 和 \\) 之间。',
    option: '单选题、多选题至少填写两个选项，最多到选项J。',
    answer:
      '单选题写一个字母；多选题连写字母；判断题写“正确”或“错误”；填空题各空用分号隔开，同一空的几种写法用 | 隔开；简答题写参考答案。',
    explanation: '可不填。',
    difficulty: '1（很易）到 5（很难），不填为 3。',
    category: '可不填。写分类名称，重名时写完整路径，例如：家政 / 收纳。',
    points: '可不填，几个知识点用分号隔开。',
    partial: '多选题：少选是否得部分分数。',
    matchCase: '填空题：是否区分大小写。',
    anyOrder: '填空题：各空答案是否可以互换位置。',
    maxLength: '简答题：回答最多多少字，不填为 2000。',
    rubric: '简答题：每行一条，写成“要点 = 分值”。',
  },
  stems: {
    single: '擦拭玻璃时，正确的顺序是',
    multiple: '进入客户家中前应当准备',
    judge: '使用电器前应先检查电线是否完好。',
    blank: '洗手至少需要____秒，水温不超过____。',
    essay: '客户临时更改要求时，应当怎样沟通？',
  },
  options: ['由下到上', '由上到下', '先外后内'],
  explanation: '由上到下，水不会流到已擦净的地方。',
  points: '清洁；安全',
  blanks: '20 | 二十；40℃ | 40度',
  essay: '先倾听，再说明影响，最后双方确认。',
  rubric: '先倾听客户的要求 = 2\n说明对时间和费用的影响 = 3',
};

const enUS: NoteWords = {
  title: 'How to fill in',
  column: 'Column',
  instructionHeading: 'What to write',
  instructions: {
    type: 'Required. Questions with several parts are written in the editor.',
    stem: 'Required. A gap is three or more underscores ____; a formula stands between \\( and \\).',
    option: 'Choices need at least two options, and have room up to option J.',
    answer:
      'Single choice: one letter. Multiple choice: letters in a row. True or false: “True” or “False”. Gaps: semicolons between gaps, | between spellings of one gap. Essay: a model answer.',
    explanation: 'May stay empty.',
    difficulty: '1 (very easy) to 5 (very hard); 3 if empty.',
    category: 'May stay empty. The name of a category, or its whole path: Housekeeping / Storage.',
    points: 'May stay empty; semicolons between knowledge points.',
    partial: 'Multiple choice: whether a part of the right options gives a part of the points.',
    matchCase: 'Gaps: whether capitals matter.',
    anyOrder: 'Gaps: whether the answers may stand in any order.',
    maxLength: 'Essay: most characters of an answer; 2000 if empty.',
    rubric: 'Essay: one line each, written “what counts = points”.',
  },
  stems: {
    single: 'In which order is a window wiped?',
    multiple: 'What do you prepare before you enter a client’s home?',
    judge: 'Check the cable before you use an appliance.',
    blank: 'Hands are washed for at least ____ seconds in water of at most ____.',
    essay: 'A client changes the request at short notice. How do you talk about it?',
  },
  options: ['From bottom to top', 'From top to bottom', 'From outside to inside'],
  explanation: 'From top to bottom, no water runs over what is clean.',
  points: 'cleaning; safety',
  blanks: '20 | twenty; 40 °C | 40 degrees',
  essay: 'Listen first, say what follows from it, then agree.',
  rubric: 'Listens to the request = 2\nSays what it means for time and price = 3',
};

const frFR: NoteWords = {
  title: 'Mode d’emploi',
  column: 'Colonne',
  instructionHeading: 'Ce qu’il faut écrire',
  instructions: {
    type: 'Obligatoire. Les questions à plusieurs parties s’écrivent dans l’éditeur.',
    stem: 'Obligatoire. Un trou s’écrit avec au moins trois tirets bas ____ ; une formule entre \\( et \\).',
    option: 'Un choix a au moins deux options, jusqu’à l’option J.',
    answer:
      'Choix unique : une lettre. Choix multiple : les lettres à la suite. Vrai ou faux : « Vrai » ou « Faux ». Trous : point-virgule entre les trous, | entre les variantes d’un trou. Rédaction : une réponse modèle.',
    explanation: 'Peut rester vide.',
    difficulty: 'De 1 (très facile) à 5 (très difficile) ; 3 si vide.',
    category:
      'Peut rester vide. Le nom d’une catégorie, ou son chemin entier : Ménage / Rangement.',
    points: 'Peut rester vide ; point-virgule entre les notions.',
    partial: 'Choix multiple : une partie des bonnes options donne-t-elle une partie des points ?',
    matchCase: 'Trous : les majuscules comptent-elles ?',
    anyOrder: 'Trous : les réponses peuvent-elles être dans un ordre quelconque ?',
    maxLength: 'Rédaction : nombre maximal de caractères ; 2000 si vide.',
    rubric: 'Rédaction : une ligne par critère, écrite « critère = points ».',
  },
  stems: {
    single: 'Dans quel ordre essuie-t-on une vitre ?',
    multiple: 'Que prépare-t-on avant d’entrer chez un client ?',
    judge: 'On vérifie le câble avant d’utiliser un appareil.',
    blank: 'On se lave les mains au moins ____ secondes dans une eau d’au plus ____.',
    essay: 'Un client change sa demande au dernier moment. Comment en parler ?',
  },
  options: ['De bas en haut', 'De haut en bas', 'De dehors en dedans'],
  explanation: 'De haut en bas, l’eau ne coule pas sur ce qui est propre.',
  points: 'nettoyage ; sécurité',
  blanks: '20 | vingt ; 40 °C | 40 degrés',
  essay: 'Écouter d’abord, dire ce qui en découle, puis se mettre d’accord.',
  rubric: 'Écoute la demande = 2\nDit ce que cela change pour le temps et le prix = 3',
};

export const noteWords: Readonly<Record<Locale, NoteWords>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'fr-FR': frFR,
};
