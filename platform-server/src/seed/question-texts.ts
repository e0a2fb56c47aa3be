import {
  type PartBody,
  type QuestionContent,
  type QuestionPart,
  type RichText,
  type RichTextInline,
  richTextOf,
} from '@edu/shared-utility/contract';
import { type Fact, facts } from './question-facts';
import { seedId } from './seed-id';

const text = (words: string): RichText => richTextOf(words);

/** A sentence that ends in a gap. */
const gap = (begin: string): RichText => {
  const parts: RichTextInline[] = [
    { type: 'text', text: begin },
    { type: 'blank' },
    { type: 'text', text: '。' },
  ];
  return { type: 'doc', content: [{ type: 'paragraph', content: parts }] };
};

const keys = ['A', 'B', 'C', 'D'];

/** The position of the right option varies by question. */
function single({ right, wrong }: Fact, index: number): PartBody {
  const at = index % keys.length;
  const orderedTexts = wrong.toSpliced(at, 0, right);
  const options = keys.map((key, index) => ({ key, text: text(orderedTexts[index] ?? '') }));
  return { type: 'single', options, answer: keys[at] ?? 'A' };
}

function multiple(fact: Fact, otherFact: Fact): PartBody {
  const columns = [
    `${fact.begin}${fact.right}`,
    `${fact.begin}${fact.wrong[0]}`,
    `${otherFact.begin}${otherFact.right}`,
    `${otherFact.begin}${otherFact.wrong[1]}`,
  ];
  const options = keys.map((key, index) => ({ key, text: text(`${columns[index]}。`) }));
  return { type: 'multiple', options, answer: ['A', 'C'], credit: 'partial' };
}

interface QuestionText {
  readonly stem: RichText;
  readonly body: PartBody;
}

/** The question types generated from one fact; some use a second fact. */
export const kinds: readonly ((
  fact: Fact,
  otherFact: Fact,
  index: number,
  id: string,
) => QuestionText)[] = [
  (fact, _other, index) => ({ stem: text(`${fact.begin}（　　）。`), body: single(fact, index) }),
  (fact) => ({
    stem: text(`${fact.begin}${fact.right}。`),
    body: { type: 'judge', answer: true },
  }),
  (fact) => ({
    stem: text(`${fact.begin}${fact.wrong[0]}。`),
    body: { type: 'judge', answer: false },
  }),
  (fact) => ({
    stem: gap(fact.begin),
    body: { type: 'blank', answer: [[fact.right]], matchCase: false, anyOrder: false },
  }),
  (fact, otherFact) => ({
    stem: text(`关于${fact.point}和${otherFact.point}，下列说法正确的有哪些？`),
    body: multiple(fact, otherFact),
  }),
  (fact, _other, _index, id) => ({
    stem: text(`为什么${fact.begin}${fact.right}？请结合工作实际说明。`),
    body: {
      type: 'essay',
      answer: text(`${fact.begin}${fact.right}，而不是${fact.wrong.join('、')}。`),
      rubric: [
        { id: seedId(`rubric:${id}:0`), text: '说出正确做法', share: 2 },
        { id: seedId(`rubric:${id}:1`), text: '说明原因', share: 2 },
        { id: seedId(`rubric:${id}:2`), text: '结合实际', share: 1 },
      ],
      maxLength: 2000,
    },
  }),
];

export function contentOf(organ: string, at: number, kind: number): QuestionContent {
  const organFacts = facts[organ] ?? [];
  const fact = organFacts[at] as Fact;
  const otherFact = organFacts[(at + 7) % organFacts.length] as Fact;
  const id = `${organ}:${at}:${kind}`;
  const explanation = text(`${fact.begin}${fact.right}。`);
  const questionOf = kinds[kind];
  if (questionOf) {
    const { stem, body } = questionOf(fact, otherFact, at, id);
    return { ...body, stem, explanation };
  }
  const parts = [kinds[0], kinds[1]].map((each, index): QuestionPart => {
    const content = each?.(index === 0 ? fact : otherFact, fact, at, id);
    const body = content?.body ?? { type: 'judge', answer: true };
    const base = { stem: content?.stem ?? text(''), explanation: null };
    return { ...body, ...base, id: seedId(`part:${id}:${index}`), share: 2 - index };
  });
  const stem = text(`阅读材料：实习期间，学员遇到与${fact.point}有关的情况，请回答下列问题。`);
  return { type: 'compound', parts, stem, explanation: null };
}
