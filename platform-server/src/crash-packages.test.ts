import { randomUUID } from 'node:crypto';
import {
  contract,
  type Job,
  type Page,
  type QuestionSummary,
  type Resource,
} from '@edu/shared-utility/contract';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { crashFixture, isOver, jsonRequest } from './testing/crash-fixture';
import { workbookForm } from './testing/workbooks';

const ITEMS = 200;
const PICTURES = 7;

jest.setTimeout(300_000);

const { request, sendRequest, until, start, interrupt } = crashFixture('edu-crash-packages-');
const { job, question, resource } = contract;
const bytes = (text: string) => new TextEncoder().encode(text);
const WORDS = '中断题目';

const itemOf = (at: number) =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i${at}" title="${WORDS}" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>x</qti-value></qti-correct-response></qti-response-declaration>
  <qti-item-body><p>${WORDS}${at}</p><p><img src="p${at % PICTURES}.png" alt="图"/></p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="x">1</qti-simple-choice><qti-simple-choice identifier="y">2</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;

async function packageOfItems(): Promise<Buffer> {
  const items = Array.from(
    { length: ITEMS },
    (_, index) => [`${index}.xml`, itemOf(index)] as const,
  );
  const pictures = Array.from({ length: PICTURES }, async (_, index) => {
    const create = { width: 20 + index, height: 20, channels: 3, background: '#0a0' } as const;
    return [`p${index}.png`, new Uint8Array(await sharp({ create }).png().toBuffer())] as const;
  });
  const listed = items.map(
    ([name]) => `<resource identifier="${name}" type="imsqti_item_xmlv3p0" href="${name}"/>`,
  );
  return Buffer.from(
    zipSync({
      'imsmanifest.xml': bytes(
        `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="p"><resources>${listed.join('')}</resources></manifest>`,
      ),
      ...Object.fromEntries(items.map(([name, xml]) => [name, bytes(xml)])),
      ...Object.fromEntries(await Promise.all(pictures)),
    }),
  );
}

async function importItems(): Promise<string> {
  const { payload, headers } = workbookForm(await packageOfItems());
  const query = new URLSearchParams({ mode: 'good', requestId: randomUUID() });
  const init = { method: 'POST', body: new Uint8Array(payload), headers };
  return (await request<Job>(`${question.startPackage.path}?${query}`, init)).id;
}

async function questionTexts(): Promise<string[]> {
  const texts: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const query = { pageNum, pageSize: 200, keyword: WORDS };
    const { list, total } = await request<Page<QuestionSummary>>(
      question.getQuestionList.path,
      jsonRequest(query),
    );
    texts.push(...list.map(({ text }) => text));
    if (texts.length >= total) return texts;
  }
}

const pictures = async (): Promise<number> => {
  const query = { pageNum: 1, pageSize: 10, kind: 'image' };
  const { total } = await request<Page<Resource>>(
    resource.findByConditionWithPage.path,
    jsonRequest(query),
  );
  return total;
};

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'a package in the middle of whose import the process ends by %s is imported whole, nothing of it twice',
  async (signal) => {
    await start('13900000001');
    const had = await pictures();
    const id = await importItems();
    const after = await interrupt(id, ITEMS, signal);
    expect(after).toMatchObject({ state: 'done', done: ITEMS, imported: ITEMS, failed: 0 });
    const texts = await questionTexts();
    expect([texts.length, new Set(texts).size]).toEqual([ITEMS, ITEMS]);
    expect(await pictures()).toBe(had + PICTURES);
  },
);

it('an export in the middle of which the process is killed leaves one whole package', async () => {
  await start('13900000001');
  expect(await until(await importItems(), isOver)).toMatchObject({ imported: ITEMS });
  const query = { keyword: WORDS, requestId: randomUUID() };
  const { id } = await request<Job>(question.exportPackage.path, jsonRequest(query));
  const after = await interrupt(id, ITEMS, 'SIGKILL');
  expect(after).toMatchObject({ state: 'done', done: ITEMS, failed: 0 });
  const file = await sendRequest(job.result.path.replace('{id}', id));
  const names = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  const items = names.filter(([name]) => name.startsWith('items/'));
  const texts = items.map(([, item]) => /中断题目\d+/.exec(new TextDecoder().decode(item))?.[0]);
  expect([texts.length, new Set(texts).size]).toEqual([ITEMS, ITEMS]);
  const manifest = names.find(([name]) => name === 'imsmanifest.xml')?.[1];
  const listed = new TextDecoder().decode(manifest).match(/type="imsqti_item_xmlv3p0"/g);
  expect(listed).toHaveLength(ITEMS);
});
