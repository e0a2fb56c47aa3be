import { setLanguage } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { publicCertificate } from '../testing/credential';
import { visit } from '../testing/visit';

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

const resultPath =
  '/certificateQueryResult?certificateNo=ZS20260001&name=%E6%9D%8E%E5%90%8C%E5%AD%A6';

it('asks for a number and a name, and shows the certificate', async () => {
  const mock = mockApi('certificate.findPublic', {
    data: publicCertificate({ idNumber: '9900**********0017' }),
  });
  const user = userEvent.setup();
  visit('/');
  await user.click(await screen.findByRole('button', { name: '查询' }));
  expect(await screen.findByText('请输入证书编号')).toBeVisible();
  expect(await screen.findByText('请输入证书上的姓名')).toBeVisible();
  await user.type(screen.getByLabelText('证书编号'), ' ZS20260001 ');
  await user.type(screen.getByLabelText('姓名'), '李同学');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await screen.findByText('证书有效');
  expect(screen.getByRole('status')).toHaveTextContent('证书有效有效期至 2029年3月1日');
  expect(mock.calls[0]?.query).toEqual({ certificateNo: 'ZS20260001', name: '李同学' });
  expect(mock.calls[0]?.headers.token).toBeFalsy();
  expect(window.location.pathname + window.location.search).toBe(`/custom${resultPath}`);
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    ...['李同学', 'ZS20260001', '9900**********0017', '母婴护理培训', '母婴护理', '阳光教育'],
    ...['2026年3月1日', '2029年3月1日'],
  ]);
  expect(screen.getByText(/^查询时间：[\d/ :]+ \(GMT\+0\)/)).toBeVisible();
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: /打\s*印/ }));
  expect(print).toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: '查询另一张证书' }));
  expect(await screen.findByLabelText('证书编号')).toBeVisible();
});

it.each([
  [
    'revoked',
    { status: 'revoked', revokedAt: '2026-06-01T02:00:00Z' },
    '2026年6月1日 由签发机构撤销',
  ],
  ['expired', { status: 'expired', expiresAt: '2026-05-01T02:00:00Z' }, '2026年5月1日 到期'],
  ['for good', { expiresAt: null }, '长期有效'],
] as const)('shows the state of one that is %s', async (_, more, words) => {
  mockApi('certificate.findPublic', { data: publicCertificate(more) });
  visit(resultPath);
  expect(await screen.findByText(new RegExp(words), { selector: '.cert-stand div' })).toBeVisible();
});

it('does not reveal whether the number or the name was wrong', async () => {
  mockApi('certificate.findPublic', { code: 40400, message: '没有' });
  visit(resultPath);
  expect(await screen.findByText('没有查到这张证书')).toBeVisible();
  expect(screen.getByText(/不会说明是哪一项/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '下载电子凭证' })).not.toBeInTheDocument();
});

it('says how long to wait, and offers a retry after a failure', async () => {
  const user = userEvent.setup();
  mockApi('certificate.findPublic', { networkError: true });
  visit(resultPath);
  const retry = await screen.findByRole('button', { name: /重\s*试/ });
  mockApi('certificate.findPublic', { code: 42900, message: '太多', data: { retryAfter: 1800 } });
  await user.click(retry);
  expect(await screen.findByText('查询次数太多')).toBeVisible();
  expect(screen.getByText(/请在 .*\d\d:\d\d.* 之后再试/)).toBeVisible();
});

it('has three languages, and redirects an address without a certificate to the form', async () => {
  visit('/certificateQueryResult?certificateNo=ZS20260001');
  await screen.findByRole('heading', { name: '证书查询' });
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Vérifier un certificat' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
  await act(() => setLanguage('zh-CN'));
});

it('redirects an unknown address to the check', async () => {
  visit('/nowhere');
  expect(await screen.findByRole('link', { name: '前往证书查询' })).toHaveAttribute(
    'href',
    '/custom/certificateQueryPage',
  );
});
