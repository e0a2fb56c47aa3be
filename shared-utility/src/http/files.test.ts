import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { contract, type DownloadedFile } from '../contract';
import { resetContext } from '../testing';
import { createApiClient } from '.';
import { fileNameOf } from './download';

// A real server, since upload events do not pass through nock.
let server: Server;
let badDownload: { readonly type: string; readonly body: string } | null = null;
let received: { type: string; bytes: number };
const api = createApiClient({
  baseUrl: () => `http://localhost:${(server.address() as AddressInfo).port}`,
  headers: () => ({ token: 't' }),
});

const text = (file: DownloadedFile) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file.blob);
  });

beforeAll(async () => {
  nock.restore();
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, token, content-type');
    response.setHeader('Access-Control-Expose-Headers', 'content-disposition');
    if (request.method === 'OPTIONS') return void response.end();
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received = { type: request.headers['content-type'] ?? '', bytes };
      if (badDownload && request.url?.includes('excelTemplateDownLoad')) {
        response.setHeader('Content-Type', badDownload.type);
        return void response.end(badDownload.body);
      }
      if (request.url?.includes('excelTemplateDownLoad')) {
        response.setHeader('Content-Type', 'application/vnd.ms-excel');
        response.setHeader(
          'Content-Disposition',
          `attachment; filename="template.xlsx"; filename*=UTF-8''${encodeURIComponent('学员模板.xlsx')}`,
        );
        return void response.end('sheet');
      }
      response.setHeader('Content-Type', 'application/json');
      if (request.url?.includes('exportExamInfoList')) {
        return void response.end(JSON.stringify({ code: 40400, message: '没有考试', data: null }));
      }
      response.end(
        JSON.stringify({ code: 0, message: '', data: { imported: 1, failed: 0, problems: [] } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
beforeEach(() => {
  resetContext();
  badDownload = null;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a form is sent as multipart and reports its progress up to 1', async () => {
  const progress: number[] = [];
  const file = new Blob(['x'.repeat(200_000)]);
  const report = await api.saas.saasDataImport(
    { file },
    { onUploadProgress: (fraction) => progress.push(fraction) },
  );
  expect(report.imported).toBe(1);
  expect(received.type).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(received.bytes).toBeGreaterThan(200_000);
  expect(progress.at(-1)).toBe(1);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
});

test('a download has the file name from the server', async () => {
  const file = await api.user.excelTemplateDownLoad();
  expect(file.name).toBe('学员模板.xlsx');
  expect(await text(file)).toBe('sheet');
});

test('a download that the server refuses rejects like any call', async () => {
  await expect(api.trainItem.exportExamInfoList({ itemId: '1' })).rejects.toMatchObject({
    code: 40400,
    message: '没有考试',
  });
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['a page of a proxy', 'text/html', '<!doctype html><title>登录</title>'],
  ['a page with the type of a file', XLSX, '\n <!DOCTYPE html><html lang="en"></html>'],
  ['a page with the type of a file, after a byte order mark', XLSX, '\ufeff<html></html>'],
  ['nothing', XLSX, ''],
  ['JSON without an envelope', 'application/json', '[]'],
])('a download that is %s is no file', async (_, type, body) => {
  badDownload = { type, body };
  await expect(api.user.excelTemplateDownLoad()).rejects.toMatchObject({
    kind: 'protocol',
    code: -3,
  });
});

test.each([
  ['text/plain', 10000, 'session'],
  ['application/octet-stream', 303, 'session'],
  [XLSX, 40300, 'business'],
])('an envelope of type %s with %d has the meaning of its code', async (type, code, kind) => {
  badDownload = { type, body: JSON.stringify({ code, message: '不行', data: null }) };
  await expect(api.user.excelTemplateDownLoad()).rejects.toMatchObject({ kind, code });
});

test.each([
  ['a table with one line', 'text/csv', 'a,b'],
  ['a text that starts like JSON', 'text/plain', '{"a": 1, '],
  ['another JSON file', 'text/plain', '{"name":"x"}'],
])('%s is a file', async (_, type, body) => {
  badDownload = { type, body };
  const file = await api.user.excelTemplateDownLoad();
  expect(await text(file)).toBe(body);
});

test.each([
  [undefined, 'download'],
  ['attachment', 'download'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  ['attachment; filename="with space.csv"', 'with space.csv'],
  ["attachment; filename*=UTF-8''%E5%90%8D.csv; filename=name.csv", '名.csv'],
  ["attachment; filename=ok.csv; filename*=UTF-8''%E5%90", 'ok.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\temp\\a.txt"', 'a.txt'],
])('the file name of %j is %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

test('every call of the contract is a function of the client', () => {
  for (const [resource, calls] of Object.entries(contract)) {
    for (const call of Object.keys(calls)) {
      const resources = api as unknown as Record<string, Record<string, unknown>>;
      expect(typeof resources[resource]?.[call]).toBe('function');
    }
  }
});
