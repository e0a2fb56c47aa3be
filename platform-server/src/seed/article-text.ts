import type { RichText, RichTextBlock, RichTextCell } from '@edu/shared-utility/contract';
import type { PlannedArticle } from './article-plan';

const textNodes = (text: string) => [{ type: 'text' as const, text }];
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: textNodes(text) });
const heading = (text: string): RichTextBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: textNodes(text),
});
const points = (...texts: readonly string[]): RichTextBlock => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
});
const table = (...rows: readonly (readonly string[])[]): RichTextBlock => ({
  type: 'table',
  content: rows.map((cells, row) => ({
    type: 'tableRow',
    content: cells.map(
      (text): RichTextCell => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1 },
        content: [paragraph(text)],
      }),
    ),
  })),
});

/** Generic sentences for the demo's articles. */
const openings = [
  '近期，各校区结合学员的实际需要，对课程安排和服务流程作了梳理，现将有关情况介绍如下。',
  '很多学员在学习和工作中都会遇到类似的问题，本文从常见情形出发，给出可以马上照做的办法。',
  '为方便学员了解最新要求，我们把要点整理出来，并附上需要准备的材料和时间安排。',
] as const;
const closings = [
  '如有疑问，请在工作日 9:00–17:30 联系学员服务部。',
  '更多内容将陆续更新，欢迎继续关注。',
  '请各班班主任转告本班学员，并在一周内完成登记。',
] as const;

const plan = table(
  ['阶段', '时间', '内容'],
  ['准备', '第 1 周', '了解要求，备齐材料'],
  ['学习', '第 2–6 周', '完成课程与实操'],
  ['考核', '第 7 周', '参加结业考试'],
);

function articleText(title: string, index: number, pictureId: string | undefined): RichText {
  const opening = openings[index % openings.length] ?? openings[0];
  const closing = closings[index % closings.length] ?? closings[0];
  return {
    type: 'doc',
    content: [
      paragraph(`${title}。${opening}`),
      heading('主要内容'),
      points('明确目标，分步完成', '按规范操作，注意安全', '做好记录，及时反馈'),
      ...(pictureId
        ? [{ type: 'picture' as const, attrs: { resourceId: pictureId, alt: `${title}配图` } }]
        : []),
      heading('时间安排'),
      plan,
      paragraph(closing),
    ],
  };
}

const thesisText = (title: string): RichText => ({
  type: 'doc',
  content: [
    heading('一、研究背景'),
    paragraph(`随着服务需求的增长，“${title}”成为行业和院校共同关注的问题。`),
    heading('二、研究方法'),
    paragraph('本文采用问卷调查、访谈和案例分析相结合的方法，样本来自三个校区。'),
    { type: 'formulaBlock', attrs: { source: 'n = \\frac{Z^2 p(1-p)}{e^2}' } },
    heading('三、结论'),
    points('培训与岗位要求之间仍有差距', '标准化流程能明显减少投诉', '持续的在岗辅导最为有效'),
  ],
});

export const articleDocument = (
  { kind, title, index }: Pick<PlannedArticle, 'kind' | 'title' | 'index'>,
  pictureId: string | undefined,
): RichText => (kind === 'article' ? articleText(title, index, pictureId) : thesisText(title));
