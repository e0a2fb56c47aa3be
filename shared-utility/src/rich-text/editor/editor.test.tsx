import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RichText } from '../../contract/rich-text';
import { noRichText, richTextOf } from '../../contract/rich-text-words';
import { unsavedQuestions } from '../../testing';
import { unsaved } from '../../unsaved';
import { RichTextEditor } from './rich-text-editor';
import type { ChosenFile, RichTextEditorProps } from './types';

const questions = unsavedQuestions();
const picture = '0b2b4a5e-6a53-4f2c-9a9d-3f2f0e1c7a11';

function Page(props: Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(props.value ?? noRichText);
  return (
    <RichTextEditor
      label="题干"
      {...props}
      value={value}
      onChange={(document) => {
        props.onChange?.(document);
        setValue(document);
      }}
    />
  );
}

// jsdom has no layout.
const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 };
Object.defineProperties(Range.prototype, {
  getClientRects: { value: () => [], configurable: true },
  getBoundingClientRect: { value: () => nowhere, configurable: true },
});

function open(props: Partial<RichTextEditorProps> = {}) {
  const written: RichText[] = [];
  render(<Page {...props} onChange={(document) => written.push(document)} />);
  return { written, box: () => screen.findByRole('textbox', { name: '题干' }) };
}

const paste = (box: HTMLElement, html: string) =>
  fireEvent.paste(box, {
    clipboardData: {
      files: [],
      types: ['text/html'],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    },
  });

test('shows the text, and is one tab stop with its tools', async () => {
  const { box } = open({ value: richTextOf('已有内容') });
  expect(await box()).toHaveTextContent('已有内容');
  expect(await box()).toHaveAttribute('aria-multiline', 'true');
  const tools = within(screen.getByRole('toolbar', { name: '格式工具' }));
  const buttons = tools.getAllByRole('button');
  expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  tools.getByRole('button', { name: '2级标题' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tools.getByRole('button', { name: '3级标题' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(
    tools.getAllByRole('button').findLast((element) => !element.hasAttribute('disabled')),
  ).toHaveFocus();
});

test('a text that is too long is reported and still passed on, so that its form loses nothing', async () => {
  const { written, box } = open({ value: richTextOf('短') });
  const longText = '长'.repeat(5000);
  paste(await box(), `<p>${longText}</p>`.repeat(50));
  expect(await screen.findByRole('alert')).toHaveTextContent('现在无法保存：正文过长');
  expect(JSON.stringify(written.at(-1))).toContain(longText);
  expect(screen.getByText(/250,0\d\d/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a heading is created and removed', async () => {
  const { written, box } = open({ value: richTextOf('力学') });
  await box();
  const button = screen.getByRole('button', { name: '2级标题' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(written.at(-1)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '力学' }] },
      { type: 'paragraph' },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(written.at(-1)?.content[0]).toMatchObject({ type: 'paragraph' });
});

test('text pasted from Word comes without its styles, with its lists and tables, and without pictures', async () => {
  const { written, box } = open();
  paste(
    await box(),
    `<html xmlns:o="x"><head><style>p{color:red}</style></head><body>
      <h1 style="color:red">标题</h1>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>一</p>
      <p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">a)</span>二</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>三</p>
      <p class="MsoNormal"><span style="font-weight:bold;color:red">粗</span><b style="font-weight:normal">细</b><a href="javascript:alert(1)">坏</a><o:p></o:p></p>
      <table><tr><td style="width:9pt"><p>格</p></td></tr></table>
      <img src="https://evil.example/a.png"><script>alert(1)</script></body></html>`,
  );
  await waitFor(() => expect(written.length).toBeGreaterThan(0));
  const text = JSON.stringify(written.at(-1));
  expect(text).not.toMatch(/evil|color|javascript|alert|mso/i);
  expect(written.at(-1)?.content.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['heading', 'orderedList', 'paragraph', 'table']),
  );
  expect(text).not.toContain('bulletList');
  expect(text).toContain('{"type":"text","text":"粗","marks":[{"type":"bold"}]}');
  expect(text).toContain('{"type":"text","text":"细坏"}');
  expect(text).toMatch(/"listItem".*"orderedList".*二/);
});

test('a Word list that directly follows another stays a separate list', async () => {
  const { written, box } = open();
  const item = (list: string, marker: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:${list} lfo1"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;
  paste(
    await box(),
    `<html xmlns:o="x"><body>${[
      item('l0 level1', '1.', '一'),
      item('l0 level1', '2.', '二'),
      item('l1 level1', '·', '点'),
      item('l1 level2', 'o', '内'),
      item('l1 level1', '·', '又'),
      item('l2 level1', '1.', '新'),
      item('l3 level1', '1.', '再'),
    ].join('')}</body></html>`,
  );
  await waitFor(() => expect(written.length).toBeGreaterThan(0));
  const lists = written
    .at(-1)
    ?.content.flatMap((block) =>
      block.type === 'bulletList' || block.type === 'orderedList'
        ? [[block.type, block.content.length]]
        : [],
    );
  expect(lists).toEqual([
    ['orderedList', 2],
    ['bulletList', 2],
    ['orderedList', 1],
    ['orderedList', 1],
  ]);
});

test('subscript and superscript are kept, pasted or set by a button', async () => {
  const { written, box } = open({ variant: 'oneLine' });
  paste(await box(), 'H<sub>2</sub>O 10<sup>3</sup> <span style="vertical-align:super">th</span>');
  await waitFor(() => expect(written.length).toBeGreaterThan(0));
  const shown = JSON.stringify(written.at(-1));
  expect(shown).toContain('{"type":"text","text":"2","marks":[{"type":"subscript"}]}');
  expect(shown).toContain('{"type":"text","text":"3","marks":[{"type":"superscript"}]}');
  expect(shown).toContain('{"type":"text","text":"th","marks":[{"type":"superscript"}]}');
  await userEvent.click(await screen.findByRole('button', { name: '下标' }));
  expect(screen.getByRole('button', { name: '下标' })).toHaveAttribute('aria-pressed', 'true');
});

test('a formula is entered with a preview, and an error in it is shown', async () => {
  const { written, box } = open({ variant: 'compact' });
  await box();
  await userEvent.click(screen.getByRole('button', { name: '插入公式' }));
  const dialog = within(await screen.findByRole('dialog', { name: '公式' }));
  const source = dialog.getByRole('textbox', { name: '公式代码（LaTeX）' });
  fireEvent.change(source, { target: { value: '\\frac{1' } });
  expect(await dialog.findByText(/公式有误/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /确\s?定/ })).toBeDisabled();
  fireEvent.change(source, { target: { value: '\\frac12' } });
  await waitFor(() => expect(dialog.getByRole('button', { name: /确\s?定/ })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await waitFor(() =>
    expect(JSON.stringify(written.at(-1))).toContain(
      '{"type":"formula","attrs":{"source":"\\\\frac12"}}',
    ),
  );
});

test('a link to a script is refused; an address without a scheme is a web page', async () => {
  const { written, box } = open();
  await box();
  await userEvent.click(screen.getByRole('button', { name: '链接' }));
  const dialog = within(await screen.findByRole('dialog', { name: '链接' }));
  const address = dialog.getByRole('textbox', { name: '网址或邮箱' });
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  await userEvent.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('链接只能以');
  fireEvent.change(address, { target: { value: 'a.cn/b' } });
  await userEvent.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(JSON.stringify(written.at(-1))).toContain('"href":"https://a.cn/b"'));
});

test.each([
  ['链接', '链接', '网址或邮箱', 'a.cn/b'],
  ['插入公式', '公式', '公式代码（LaTeX）', 'x^2'],
])('what was typed for %s is not lost without a question', async (tool, name, label, text) => {
  const { box } = open();
  await box();
  await userEvent.click(screen.getByRole('button', { name: tool }));
  const dialog = await screen.findByRole('dialog', { name });
  const input = within(dialog).getByRole('textbox', { name: label });
  fireEvent.change(input, { target: { value: text } });
  await questions.expectOnClose(dialog, () => expect(input).toHaveValue(text));
});

test('a picture comes from the library that the page provides', async () => {
  const { written, box } = open({
    library: (kind, onChosen, onClose) => (
      <button
        type="button"
        onClick={() => {
          const file: ChosenFile = { kind, resourceId: picture, url: '/files/1', title: '杠杆' };
          onChosen(file);
          onClose();
        }}
      >
        选它
      </button>
    ),
  });
  await box();
  await userEvent.click(screen.getByRole('button', { name: '从资源库插入图片' }));
  await userEvent.click(screen.getByRole('button', { name: '选它' }));
  expect(await screen.findByRole('img', { name: '杠杆' })).toBeVisible();
  expect(JSON.stringify(written.at(-1))).toContain(
    `{"type":"picture","attrs":{"resourceId":"${picture}","alt":"杠杆"}}`,
  );
  expect(screen.queryByRole('button', { name: '选它' })).toBeNull();
});

test('pictures, a formula and a recording inserted one after the other all stay, in their order', async () => {
  const names = ['杠杆', '滑轮', '录音'];
  const { written, box } = open({
    value: richTextOf('开头'),
    library: (kind, onChosen, onClose) => (
      <button
        type="button"
        onClick={() => {
          onClose();
          onChosen({ kind, resourceId: picture, url: null, title: names.shift() ?? '' });
        }}
      >
        选它
      </button>
    ),
  });
  await box();
  const insertFromLibrary = async (what: string) => {
    await userEvent.click(screen.getByRole('button', { name: `从资源库插入${what}` }));
    await userEvent.click(screen.getByRole('button', { name: '选它' }));
  };
  await insertFromLibrary('图片');
  await insertFromLibrary('图片');
  await userEvent.click(screen.getByRole('button', { name: '插入公式' }));
  const dialog = within(await screen.findByRole('dialog', { name: '公式' }));
  await userEvent.click(dialog.getByRole('checkbox'));
  const source = dialog.getByRole('textbox', { name: '公式代码（LaTeX）' });
  fireEvent.change(source, { target: { value: 'x^2' } });
  await waitFor(() => expect(dialog.getByRole('button', { name: /确\s?定/ })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await insertFromLibrary('音频');
  const parts = written
    .at(-1)
    ?.content.map((block) => (block.type === 'picture' ? block.attrs.alt : block.type));
  expect(parts).toEqual(['杠杆', '滑轮', 'formulaBlock', 'audio', 'paragraph']);
});

test('a single line accepts no second one, a gap has its number, and a read-only text has no tools', async () => {
  const { written, box } = open({ variant: 'oneLine', blanks: true });
  expect(await box()).toHaveAttribute('aria-multiline', 'false');
  await userEvent.click(screen.getByRole('button', { name: '插入填空' }));
  expect(await screen.findByRole('img', { name: '第 1 个填空' })).toBeVisible();
  fireEvent.keyDown(await box(), { key: 'Enter' });
  expect(written.at(-1)).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'blank' }] }],
  });
});

test('a drawn line for a gap becomes one, if gaps are allowed', async () => {
  const { written, box } = open({ variant: 'oneLine', blanks: true });
  paste(await box(), '水______火＿＿＿');
  const gapped = [
    { type: 'text', text: '水' },
    { type: 'blank' },
    { type: 'text', text: '火' },
    { type: 'blank' },
  ];
  await waitFor(() =>
    expect(written.at(-1)?.content).toEqual([{ type: 'paragraph', content: gapped }]),
  );
});

test('otherwise such a line stays text', async () => {
  const { written, box } = open({ variant: 'oneLine' });
  paste(await box(), '水____');
  await waitFor(() => expect(JSON.stringify(written.at(-1))).toContain('水____'));
});

test('a read-only text has no tools', async () => {
  const { box } = open({ readOnly: true, value: richTextOf('只读') });
  expect(await box()).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

const shot = new File(['x'], '截图.png', { type: 'image/png' });
const pasteFile = (box: HTMLElement, html = '') =>
  fireEvent.paste(box, {
    clipboardData: { files: [shot], types: ['Files'], getData: () => html },
  });

test('a pasted picture is uploaded to the library and inserted, with its progress meanwhile', async () => {
  let share = (_: number): void => {};
  let end = (_: ChosenFile): void => {};
  const takeFile: RichTextEditorProps['takeFile'] = (_, { onShare }) => {
    share = onShare;
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  const { written, box } = open({ value: richTextOf('前后'), takeFile });
  const text = await box();
  // Chrome copies an image of a page together with HTML that contains its address.
  pasteFile(text, '<img src="https://evil.example/a.png">');
  const bar = await screen.findByRole('progressbar', { name: '正在上传“截图.png”' });
  share(0.4);
  expect(bar).toHaveValue(0.4);
  expect(written).toEqual([]);
  expect(unsaved.any()).toBe(true);
  end({ kind: 'image', resourceId: picture, url: '/files/1', title: '截图' });
  await waitFor(() => expect(written).toHaveLength(1));
  expect(JSON.stringify(written[0])).toContain(
    `{"type":"picture","attrs":{"resourceId":"${picture}","alt":"截图"}}`,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(unsaved.any()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(JSON.stringify(written.at(-1))).not.toContain('picture');
});

test('a refused one shows the reason at its place, and one can be cancelled', async () => {
  const signals: AbortSignal[] = [];
  const takeFile: RichTextEditorProps['takeFile'] = async (_, { signal }) => {
    signals.push(signal);
    if (signals.length === 1) return { refusal: '文件已损坏' };
    return new Promise(() => {});
  };
  const { written, box } = open({ takeFile });
  const text = await box();
  pasteFile(text);
  expect(await screen.findByRole('alert')).toHaveTextContent('“截图.png”未上传：文件已损坏');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('alert')).toBeNull();
  pasteFile(text);
  await userEvent.click(await screen.findByRole('button', { name: '取消上传' }));
  expect(signals[1]?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(written).toEqual([]);
});
