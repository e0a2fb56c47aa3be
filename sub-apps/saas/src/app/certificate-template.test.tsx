import {
  type CertificateTemplate,
  context,
  type TemplateProblem,
  unsaved,
} from '@edu/shared-utility';
import { type ApiReply, mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { template } from '../testing/certificates';
import { pageWith } from '../testing/sales-fixtures';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

beforeEach(() => {
  localStorage.clear();
  signIn();
  URL.createObjectURL = jest.fn(() => 'blob:sheet');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => nock.cleanAll());

const drawn: ApiReply<'certificateTemplate.preview'> = {
  ...{ status: 200, body: 'png', headers: { 'content-type': 'image/png' } },
};

async function open(
  certificateTemplate: CertificateTemplate,
  problems: TemplateProblem[] = [],
  preview = drawn,
) {
  mockApi('certificateTemplate.findById', { data: certificateTemplate }, everyTime);
  mockApi(
    'certificateTemplate.checkContent',
    { data: { changeable: certificateTemplate.issuedCount === 0, problems } },
    everyTime,
  );
  mockApi('certificateTemplate.findAttachments', { data: [] }, everyTime);
  const trains = [{ trainId: 't', title: '岗前培训（秋季班）' }];
  mockApi('certificateTemplate.getRelateList', { data: trains }, everyTime);
  const drawings = mockApi('certificateTemplate.preview', preview, everyTime);
  visit(`/certificate/templates/${certificateTemplate.id}`, [
    'certificate.read',
    'certificate.write',
  ]);
  await screen.findByRole('region', { name: certificateTemplate.name });
  return { preview: drawings, user: userEvent.setup() };
}

/** Focuses a field as the Tab key does. */
const focus = async (name: RegExp): Promise<void> => {
  const element = await sheetField(name);
  act(() => element.focus());
};

const sheetField = (name: RegExp) => screen.findByRole('button', { name });

it('says what a wrong pattern of the numbers lacks', async () => {
  const wrong = { kind: 'pattern', blocks: true, fieldId: null, detail: 'ZS{yyyy}' } as const;
  await open(template(), [wrong]);
  const item = await screen.findByText(/^编号规则 ZS\{yyyy\}/);
  expect(item).toHaveTextContent('须有一个 {seq:位数}');
});

it('lists the trainings that a change affects', async () => {
  await open(template());
  const related = await screen.findByRole('region', { name: '使用此模板的培训' });
  expect(related).toHaveTextContent('岗前培训（秋季班）');
});

it('moves a field by the arrow keys, undoes it, and saves what has changed', async () => {
  const { preview, user } = await open(template());
  await focus(/^姓名，左 30 毫米/);
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowLeft}{/Alt}');
  expect(await sheetField(/^姓名，左 30.9 毫米，上 65 毫米/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销操作' }));
  expect(await sheetField(/^姓名，左 30 毫米，上 60 毫米/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /重\s*做/ }));
  await waitFor(() =>
    expect(preview.calls.at(-1)?.body).toMatchObject({ template: { fields: [{ x: 30.9 }, {}] } }),
  );
  const sent = mockApi('certificateTemplate.save', { data: { id: 't1', version: 4 } });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(toasts[0]?.message).toBe('已保存'));
  expect(sent.calls[0]?.body).toMatchObject({
    id: 't1',
    version: 3,
    fields: [{ x: 30.9, y: 65 }, {}],
  });
  expect(screen.getByRole('button', { name: /保\s*存$/ })).toBeDisabled();
});

it('shows an error at its field, also one that the server finds when it is enabled', async () => {
  const { user } = await open(template(), [
    { kind: 'glyphs', blocks: true, fieldId: 'name', detail: '䶮' },
  ]);
  expect(await screen.findByText('还不能启用')).toBeVisible();
  await user.click(await sheetField(/^姓名，左/));
  expect(await screen.findByRole('alert')).toHaveTextContent('字体里没有这些字：䶮');
  const problems = [{ kind: 'noNumber', blocks: true, fieldId: null, detail: '' }];
  mockApi('certificateTemplate.save', { code: 40900, message: '还有问题', data: { problems } });
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText(/上次保存时的情况/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存并启用' }));
  expect(await screen.findByText('没有证书编号')).toBeVisible();
  // the refusal lists the present problems instead of those of the last save
  expect(screen.queryByText(/上次保存时的情况/)).toBeNull();
});

it('adds a text with placeholders and removes it by a key', async () => {
  const { user } = await open(template());
  await user.click(screen.getByRole('combobox', { name: '添加字段' }));
  await user.click(
    await screen.findByText('文字', { selector: '.ant-select-item-option-content' }),
  );
  await user.type(screen.getByRole('textbox', { name: '文字' }), '兹证明{{name}');
  expect(await screen.findByRole('button', { name: /文字 · 兹证明\{name\}/ })).toBeVisible();
  await focus(/^文字，左/);
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^文字，左/ })).not.toBeInTheDocument();
});

it('one that was issued is read-only and can be copied', async () => {
  const { user } = await open(template({ issuedCount: 12, status: 'enabled' }));
  expect(await screen.findByText(/已用它颁发 12 张证书/)).toBeVisible();
  await focus(/^姓名，左 30 毫米/);
  await user.keyboard('{ArrowRight}{Delete}');
  expect(await sheetField(/^姓名，左 30 毫米/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /保\s*存/ })).not.toBeInTheDocument();
  mockApi('certificateTemplate.copy', { data: { id: 't2' } });
  await user.click(screen.getByRole('button', { name: /复\s*制/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/saas/certificate/templates/t2'));
});

it('shows that another person has saved it meanwhile, and continues from either', async () => {
  const { user } = await open(template());
  await user.type(screen.getByLabelText('模板名称'), '甲');
  const current = template({ name: '结业证书乙', version: 8 });
  mockApi('certificateTemplate.save', {
    code: 40900,
    message: '已被修改',
    data: { present: current },
  });
  await user.click(screen.getByRole('button', { name: /保\s*存$/ }));
  expect(await screen.findByText('这个模板刚被别人保存过')).toBeVisible();
  const sent = mockApi('certificateTemplate.save', { data: { id: 't1', version: 9 } });
  await user.click(screen.getByRole('button', { name: '用我的覆盖' }));
  await waitFor(() =>
    expect(sent.calls[0]?.body).toMatchObject({ version: 8, name: '结业证书甲' }),
  );
});

it('lists templates with their possible actions; a new one opens in the editor', async () => {
  mockApi(
    'certificateTemplate.findByCondition',
    { data: pageWith([template(), template({ id: 't2', name: '旧证书', issuedCount: 3 })]) },
    everyTime,
  );
  visit('/certificate/templates', ['certificate.read', 'certificate.write']);
  await screen.findByRole('row', { name: /旧证书/ });
  const mock = mockApi('certificateTemplate.save', { data: { id: 't9', version: 1 } });
  await userEvent.click(screen.getByRole('button', { name: '新建模板' }));
  const confirmDialog = within(await dialog());
  await userEvent.click(confirmDialog.getByRole('button', { name: '创建并编辑' }));
  expect(await confirmDialog.findByText('请输入模板名称')).toBeVisible();
  expect(mock.calls).toHaveLength(0);
  await userEvent.type(confirmDialog.getByRole('textbox', { name: '模板名称' }), '月嫂结业');
  await userEvent.click(confirmDialog.getByRole('button', { name: '创建并编辑' }));
  await waitFor(() => expect(window.location.pathname).toBe('/saas/certificate/templates/t9'));
  expect(mock.calls[0]?.body).toMatchObject({ name: '月嫂结业', widthMm: 297 });
});

it('keeps a field on the sheet, whichever key moves it', async () => {
  const { user } = await open(template());
  await focus(/^姓名，左 30 毫米/);
  await user.keyboard(`{Shift>}${'{ArrowUp}'.repeat(20)}${'{ArrowRight}'.repeat(70)}{/Shift}`);
  const { widthMm, fields } = template();
  const edge = widthMm - (fields[0]?.width ?? 0);
  expect(await sheetField(new RegExp(`^姓名，左 ${edge} 毫米，上 0 毫米`))).toHaveFocus();
});

it('says that a field is outside the sheet, and no longer once it is inside', async () => {
  const [first, ...others] = template().fields;
  if (!first) throw new Error('no field');
  const problem = { kind: 'outside' as const, blocks: true, fieldId: first.id, detail: '' };
  const outside = template({ fields: [{ ...first, x: 400 }, ...others] });
  const { user } = await open(outside, [problem]);
  expect(await screen.findByText('超出页面')).toBeVisible();
  await focus(/^姓名，左 400 毫米/);
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.queryByText('超出页面')).not.toBeInTheDocument());
});

it('the neighbour gets the focus once a field is removed by keyboard', async () => {
  const { user } = await open(template());
  await focus(/^姓名，左/);
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^姓名，左/ })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAccessibleName(/^证书编号，左/);
  await user.click(screen.getByRole('button', { name: /^删除字段：证书编号/ }));
  expect(screen.queryByRole('button', { name: /毫米/ })).not.toBeInTheDocument();
});

it('says beside the field that a page cannot be 0 wide, and does not save until it is corrected', async () => {
  const { user } = await open(template());
  const save = mockApi('certificateTemplate.save', { data: { id: 't1', version: 4 } });
  await user.type(screen.getByLabelText('模板名称'), '甲');
  const width = screen.getByRole('spinbutton', { name: /^页宽/ });
  await user.clear(width);
  await user.type(width, '0');
  await user.tab();
  expect(width).toHaveValue(0);
  expect(width).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('请输入 50 至 420 之间的数');
  await user.click(screen.getByRole('button', { name: /保\s*存$/ }));
  expect(width).toHaveFocus();
  expect(save.calls).toHaveLength(0);
  await user.clear(width);
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('请输入 50 至 420 之间的数');
  await user.type(width, '200');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: /保\s*存$/ }));
  await waitFor(() => expect(save.calls[0]?.body).toMatchObject({ widthMm: 200 }));
});

it('an undone change replaces an invalid number', async () => {
  const { user } = await open(template());
  const width = screen.getByRole('spinbutton', { name: /^页宽/ });
  await user.clear(width);
  await user.type(width, '200');
  await user.tab();
  await user.clear(width);
  await user.click(screen.getByRole('button', { name: '撤销操作' }));
  expect(width).toHaveValue(297);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows an error at the number pattern, and still draws the sheet', async () => {
  const { user, preview } = await open(template());
  const pattern = screen.getByRole('textbox', { name: '编号规则' });
  for (const wrong of ['ZS{{foo}{{seq:6}', 'ZS{{yyyy}', 'A{{seq:0}', '{{seq:2}{{seq:3}']) {
    await user.clear(pattern);
    await user.type(pattern, wrong);
    expect(await screen.findByRole('alert')).toHaveTextContent('须有一个 {seq:位数}');
  }
  await user.clear(pattern);
  expect(await screen.findByRole('alert')).toHaveTextContent('须有一个 {seq:位数}');
  await waitFor(() =>
    expect(preview.calls.at(-1)?.body).toMatchObject({ template: { numberPattern: '–' } }),
  );
  await user.type(pattern, 'ZS{{yyyy}{{seq:6}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says in the server’s words why the sheet was not drawn', async () => {
  await open(template(), [], { code: 40900, message: '底图已被删除' });
  expect(await screen.findByRole('alert')).toHaveTextContent('预览没有画出来：底图已被删除');
});

it('one that does not exist links back to the list', async () => {
  mockApi('certificateTemplate.findById', { code: 40400, message: '内容不存在' }, everyTime);
  visit('/certificate/templates/gone', ['certificate.read']);
  expect(await screen.findByText('页面不存在')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回模板列表' })).toBeVisible();
});

describe('an unsaved drawing', () => {
  const key = 'keep:draft:saas.certificate-template:u:t1';
  const at = '2026-01-02T03:04:05.000Z';
  const { version: _, ...rest } = template();
  const settings = { ...rest, name: '画到一半' };
  const leave = (version: number) =>
    localStorage.setItem(key, JSON.stringify({ at, version, settings }));
  beforeEach(() => context.set('userInfo', { userId: 'u' } as never));

  it('is stored on the device until it is saved', async () => {
    const { user } = await open(template());
    await user.type(screen.getByLabelText('模板名称'), '甲');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      version: 3,
      settings: { name: `${template().name}甲` },
    });
    mockApi('certificateTemplate.save', { data: { id: 't1', version: 4 } });
    await user.click(screen.getByRole('button', { name: /保\s*存$/ }));
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  });

  it('is offered after a reload, and restored as one step', async () => {
    leave(3);
    const { user } = await open(template());
    await user.click(await screen.findByRole('button', { name: /恢\s*复/ }));
    expect(screen.getByLabelText('模板名称')).toHaveValue('画到一半');
    await user.click(screen.getByRole('button', { name: '撤销操作' }));
    expect(screen.getByLabelText('模板名称')).toHaveValue(template().name);
  });

  it('based on an older version does not overwrite another person’s without a question', async () => {
    leave(2);
    const { user } = await open(template());
    await user.click(await screen.findByRole('button', { name: /恢\s*复/ }));
    const sent = mockApi('certificateTemplate.save', {
      code: 40900,
      message: '已被修改',
      data: { present: template() },
    });
    await user.click(screen.getByRole('button', { name: /保\s*存$/ }));
    expect(await screen.findByText('这个模板刚被别人保存过')).toBeVisible();
    expect(sent.calls[0]?.body).toMatchObject({ version: 2, name: '画到一半' });
  });

  it('is deleted if it is discarded', async () => {
    leave(3);
    const { user } = await open(template());
    await user.click(await screen.findByRole('button', { name: /丢\s*弃/ }));
    expect(localStorage.getItem(key)).toBeNull();
    expect(screen.getByLabelText('模板名称')).toHaveValue(template().name);
  });

  it('is not offered again after it was discarded on leaving', async () => {
    const { user } = await open(template());
    await user.type(screen.getByLabelText('模板名称'), '甲');
    expect(localStorage.getItem(key)).toContain('甲');
    const end = unsaved.askWith(async () => true);
    await act(() => unsaved.mayLeave());
    end();
    expect(localStorage.getItem(key)).toBeNull();
  });
});
