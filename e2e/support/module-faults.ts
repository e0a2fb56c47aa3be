import type { BrowserContext } from '@playwright/test';
import type { Answer } from './module-host';
import { brokenAs, esModule, headingApp, systemModule } from './plain-modules';

/** Formats of the matrix's modules. */
export type Kind = 'system' | 'es';

const writers = { system: systemModule, es: esModule };

/** Source of the repaired module. */
export const repairedAs = (kind: Kind): string => headingApp(writers[kind], 'Repaired');

/** A way in which a module fails in a browser. */
export interface ModuleFault {
  readonly name: string;
  /** The host's response while the fault is active; without it the module itself is sound. */
  readonly answer?: Answer;
  /** Whether the map states the digest of the repaired module. */
  readonly isPinned?: true;
  /** The reason on the recovery card; without it the application mounts, and fails when it is left. */
  readonly reason?: string;
  /** Whether it only fails in transit, so that a check beforehand may have succeeded. */
  readonly isInTransit?: true;
  /** Expected console messages of the browser, besides our own. */
  readonly console?: RegExp;
  /** Whether the fault ends by itself. */
  readonly cutsNetwork?: true;
}

const status =
  (code: number): Answer =>
  (response) => {
    response.writeHead(code, { 'content-type': 'text/html' });
    response.end('<!doctype html>');
  };

const tooLate: Answer = (response) => {
  const timer = setTimeout(() => {
    response.setHeader('content-type', 'text/javascript');
    response.end(headingApp(systemModule, 'Late'));
  }, 10_000);
  response.on('close', () => clearTimeout(timer));
};

const inTime = '模块在规定时间内没有响应。';
const inCode = '模块代码运行出错。';

/** The fault matrix of hot swapping: every row on first load and after a swap. */
export function moduleFaults(kind: Kind): readonly ModuleFault[] {
  const broken = brokenAs(writers[kind]);
  const repaired = repairedAs(kind);
  return [...faultsOf(broken, repaired), ...(kind === 'es' ? esFaults : [])];
}

const faultsOf = (
  broken: ReturnType<typeof brokenAs>,
  repaired: string,
): readonly ModuleFault[] => [
  {
    name: '404',
    answer: status(404),
    reason: '服务器返回了错误（404）。',
    isInTransit: true,
    console: /status of 404/,
  },
  {
    name: '500',
    answer: status(500),
    reason: '服务器返回了错误（500）。',
    isInTransit: true,
    console: /status of 500/,
  },
  { name: 'hang', answer: () => undefined, reason: inTime, isInTransit: true },
  { name: 'slow 10 s', answer: tooLate, reason: inTime, isInTransit: true },
  {
    name: 'syntax error',
    answer: broken.syntax,
    reason: inCode,
    console: /Unexpected end of input/,
  },
  { name: 'throws on evaluation', answer: broken.evaluation, reason: inCode },
  {
    name: 'missing lifecycle',
    answer: broken.missingLifecycle,
    reason: '模块缺少必要的入口函数。',
  },
  { name: 'hang in bootstrap', answer: broken.hangInBootstrap, reason: inTime },
  { name: 'hang in mount', answer: broken.hangInMount, reason: inTime },
  { name: 'throw in render', answer: broken.throwInRender, reason: '模块启动时出错。' },
  { name: 'hang in unmount', answer: broken.hangInUnmount },
  { name: 'throw in unmount', answer: broken.throwInUnmount },
  {
    name: 'tampered byte',
    answer: repaired.replace('Repaired', 'repaired'),
    isPinned: true,
    reason: '模块文件与发布的内容不一致，浏览器已拒绝运行。',
    isInTransit: true,
    console: /integrity/,
  },
  {
    name: 'offline then online',
    reason: '模块下载失败，请检查网络后重试。',
    isInTransit: true,
    cutsNetwork: true,
    // The frame loads its own lazy chunks, which fail too.
    console: /ERR_INTERNET_DISCONNECTED|A part of the page could not be loaded/,
  },
];

/** Faults that only an ES module can have. */
const esFaults: readonly ModuleFault[] = [
  {
    name: 'top-level await without end',
    answer: esModule(`await new Promise(function () {}); publish({ mount: 1, unmount: 1 });`),
    reason: inTime,
  },
  {
    name: 'imports what the page has not',
    answer: esModule('publish({ mount: 1, unmount: 1 });', `import 'lodash';`),
    reason: 'Failed to resolve module specifier "lodash"',
  },
  {
    name: 'imports a name that a library has not',
    answer: esModule('publish({ mount: 1, unmount: 1 });', `import { nope } from 'react';`),
    reason: "The requested module 'react' does not provide an export named 'nope'",
  },
  {
    name: 'imports a file that is gone',
    answer: esModule('publish({ mount: 1, unmount: 1 });', `import './gone.js';`),
    reason: '模块下载失败，请检查网络后重试。',
    isInTransit: true,
    console: /status of 404/,
  },
];

/** Activates a fault; returns a function that repairs it. */
export function faultAt(
  { answer, cutsNetwork }: ModuleFault,
  host: { files: Record<string, Answer> },
  path: string,
  context: BrowserContext,
  repaired: string,
) {
  return {
    async begin() {
      if (answer !== undefined) host.files[path] = answer;
      if (cutsNetwork) await context.setOffline(true);
    },
    async end() {
      host.files[path] = repaired;
      if (cutsNetwork) await context.setOffline(false);
    },
  };
}
