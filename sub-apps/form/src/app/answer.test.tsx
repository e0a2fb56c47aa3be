import { context, errorCodes, setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { content, question, questionnaireView } from '../testing/questionnaires';
import { freshBrowser, visit } from '../testing/visit';

beforeEach(() => freshBrowser(null));
afterEach(() => nock.cleanAll());

const open = (overrides = {}) => {
  mockApi('questionnaireAnswer.find', { data: questionnaireView(overrides) });
  visit('/answer?key=k1');
  return userEvent.setup();
};
const press = (name: RegExp) => screen.findByRole('button', { name });

it('is answered page by page by an anonymous person, and missing answers are shown at their place', async () => {
  const user = open();
  await user.click(await press(/下一页/));
  expect(await screen.findByText('请回答此题')).toBeVisible();
  // the layout around the app is the page's only main landmark
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '乙' }));
  await user.click(await press(/下一页/));
  await user.type(await screen.findByRole('textbox', { name: '问题 q2' }), ' 很好 ');
  const mock = mockApi('questionnaireAnswer.submit', { data: null });
  await user.click(await press(/提\s*交/));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(mock.calls[0]?.body).toMatchObject({ key: 'k1', values: { q1: 'o2', q2: '很好' } });
});

it('does not send the answer to a question that is no longer visible', async () => {
  const user = open({
    content: content([
      question('q1', 'single'),
      question('q2', 'text', { showIf: { questionId: 'q1', test: 'is', value: 'o1' } }),
    ]),
  });
  await user.click(await screen.findByRole('radio', { name: '甲' }));
  await user.type(screen.getByRole('textbox', { name: '问题 q2' }), '原因');
  await user.click(screen.getByRole('radio', { name: '乙' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const mock = mockApi('questionnaireAnswer.submit', { data: null });
  await user.click(await press(/提\s*交/));
  await screen.findByText('提交成功');
  expect(mock.calls[0]?.body).toEqual(expect.objectContaining({ values: { q1: 'o2' } }));
});

it('a number stays as it is written, also when the field is left', async () => {
  const user = open({
    content: content([
      question('q1', 'number'),
      question('q2', 'text', {
        required: false,
        showIf: { questionId: 'q1', test: 'more', value: '5' },
      }),
    ]),
  });
  const number = await screen.findByRole('textbox', { name: '问题 q1' });
  await user.type(number, '-0.5');
  expect(number).toHaveValue('-0.5');
  await user.clear(number);
  await user.type(number, '1e1');
  await user.click(await press(/提\s*交/));
  expect(await screen.findByText('请填写数字')).toBeVisible();
  expect(number).toHaveValue('1e1');
  await user.clear(number);
  await user.type(number, '99999999999999');
  expect(await screen.findByText('数字太大，请核对')).toBeVisible();
  await user.clear(number);
  await user.type(number, '1,000.50');
  // shown while the number is typed: at blur it would move the button that is being pressed
  expect(screen.getByRole('textbox', { name: '问题 q2' })).toBeVisible();
  const mock = mockApi('questionnaireAnswer.submit', { data: null });
  await user.click(await press(/提\s*交/));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(mock.calls[0]?.body).toMatchObject({ values: { q1: 1000.5 } });
});

it('the bounds of a number are written as in the person’s language, with all decimals', async () => {
  await act(() => setLanguage('fr-FR'));
  open({ content: content([question('q1', 'number', { min: -10.5, max: 0.00025 })]) });
  expect(await screen.findByText('De -10,5 à 0,00025')).toBeVisible();
  await act(() => setLanguage('zh-CN'));
});

it('the answers stay after a reload', async () => {
  const user = open({ content: content([question('q1', 'text')]) });
  await user.type(await screen.findByRole('textbox', { name: '问题 q1' }), '写到一半');
  document.body.innerHTML = '';
  open({ content: content([question('q1', 'text')]) });
  expect(await screen.findByRole('textbox', { name: '问题 q1' })).toHaveValue('写到一半');
});

it('a person’s answers survive the end of their session, with the page; nobody else sees them', async () => {
  freshBrowser();
  context.set('actor', 'a1');
  const twoPages = { content: content([question('q1', 'single')], [question('q2', 'text')]) };
  const user = open(twoPages);
  await user.click(await screen.findByRole('radio', { name: '乙' }));
  await user.click(await press(/下一页/));
  await user.type(await screen.findByRole('textbox', { name: '问题 q2' }), '写到一半');
  const comeBackAs = async (actor: string) => {
    context.clear();
    document.body.innerHTML = '';
    context.set('actor', actor);
    open(twoPages);
  };
  await comeBackAs('a1');
  expect(await screen.findByRole('textbox', { name: '问题 q2' })).toHaveValue('写到一半');
  await comeBackAs('a2');
  expect(await screen.findByRole('radio', { name: '乙' })).not.toBeChecked();
});

it('the answers stay if the questionnaire was closed meanwhile: it may be opened again', async () => {
  const onePage = { content: content([question('q1', 'text')]) };
  const user = open(onePage);
  await user.type(await screen.findByRole('textbox', { name: '问题 q1' }), '我的回答');
  mockApi('questionnaireAnswer.submit', {
    ...{ code: errorCodes.conflict, message: '问卷已关闭', data: { state: 'closed' } },
  });
  await user.click(await press(/提\s*交/));
  expect(await screen.findByText('问卷已关闭')).toBeVisible();
  document.body.innerHTML = '';
  open(onePage);
  expect(await screen.findByRole('textbox', { name: '问题 q1' })).toHaveValue('我的回答');
});

it.each([
  ['notYet', '问卷尚未开始'],
  ['over', '问卷已经结束'],
  ['closed', '问卷已关闭'],
  ['full', '答卷数量已满'],
  ['answered', '您已经提交过这份问卷'],
  ['login', '请先登录再作答'],
] as const)('says that it is %s', async (state, words) => {
  open({ state, content: null });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /提\s*交/ })).not.toBeInTheDocument();
});

it('says that a link is invalid, and that the platform does not answer', async () => {
  mockApi('questionnaireAnswer.find', { code: errorCodes.notFound, message: '没有', data: null });
  visit('/answer?key=nope');
  expect(await screen.findByText('没有这份问卷')).toBeVisible();
});

it('a failed submission is shown above the button', async () => {
  const user = open({ content: content([question('q1', 'single')]) });
  await user.click(await screen.findByRole('radio', { name: '甲' }));
  mockApi('questionnaireAnswer.submit', { code: errorCodes.internal, message: '没有网络' });
  await user.click(await press(/提\s*交/));
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('没有网络');
  expect(document.activeElement).toContainElement(message);
  const button = await press(/提\s*交/);
  expect(message.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says at once when the last place was taken', async () => {
  const user = open({ content: content([question('q1', 'single')]) });
  await user.click(await screen.findByRole('radio', { name: '甲' }));
  mockApi('questionnaireAnswer.submit', {
    ...{ code: errorCodes.conflict, message: '答卷数量已满', data: { state: 'full' } },
  });
  await user.click(await press(/提\s*交/));
  expect(await screen.findByText('感谢关注，所需的答卷已经收齐。')).toBeVisible();
});

it('a signed-in person answers a link with their account, so that nobody answers twice', async () => {
  freshBrowser();
  mockApi('questionnaireAnswer.findAsUser', {
    data: questionnaireView({ state: 'answered', content: null }),
  });
  open();
  expect(await screen.findByText('您已经提交过这份问卷')).toBeVisible();
});

it('a person of another tenant answers a link anonymously', async () => {
  freshBrowser();
  mockApi('questionnaireAnswer.findAsUser', { code: errorCodes.notFound, message: '没有' });
  const user = open({ content: content([question('q1', 'single')]) });
  await user.click(await screen.findByRole('radio', { name: '甲' }));
  const mock = mockApi('questionnaireAnswer.submit', { data: null });
  await user.click(await press(/提\s*交/));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(mock.calls[0]?.body).toMatchObject({ mark: expect.any(String) });
});

it('a missing line of a matrix is marked, and people of a training get a link back', async () => {
  freshBrowser();
  const options = ['好', '差'].map((text, index) => ({ id: `o${index}`, text }));
  const rows = ['讲解', '场地'].map((text, index) => ({ id: `r${index}`, text }));
  mockApi('questionnaireAnswer.findAsUser', {
    data: questionnaireView({ content: content([question('q1', 'matrix', { options, rows })]) }),
  });
  visit('/answer?id=b1');
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('radio', { name: '好' }))[0] as HTMLElement);
  await user.click(await press(/提\s*交/));
  expect(screen.getByRole('group', { name: '场地' })).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('group', { name: '讲解' })).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('link', { name: '返回我的培训' })).toHaveAttribute(
    'href',
    '/learn/trains',
  );
});

it('that of a training is requested by its id, with a log-in', async () => {
  visit('/answer?id=b1');
  expect(await screen.findByRole('button', { name: /登\s*录/ })).toBeVisible();
});
