import { randomUUID } from 'node:crypto';
import { faultOf } from './shape.js';

/** @typedef {Record<string, any>} Json */
/** @typedef {import('./run.js').Run} Run */

const INVALID_TOKEN = 'no-such-token-0000000000000000';
/** Refusals that depend on the state of the account: an old password, no verified name, no enrolled face. */
const STATES = [40005, 40007, 40008];
const IS_ID = /^(id|.*Id)$/;
/** No parameter is required, but one of several must be given: this one. @type {Record<string, string>} */
const oneOfSeveral = { 'questionnaireAnswer.findAsUser': 'id' };

/** @param {Json} operation */
const dataSchema = (operation) =>
  operation.responses[200].content['application/json'].schema.oneOf?.[0].properties.data;

/** @param {Json} operation @returns {string} name of the schema of an answer or of its entries */
const entryName = (operation) =>
  (dataSchema(operation)?.$ref ?? '')
    .split('/')
    .pop()
    .replace(/^PageOf/, '');

const isPaged = (/** @type {Json} */ operation) =>
  /\/PageOf\w+$/.test(dataSchema(operation)?.$ref ?? '');

/** Sends every call that only reads, beginning with those whose parameters are known. @param {Run} run */
export async function checkReads(run) {
  let waiting = [...run.operations.values()].filter((operation) => operation['x-safe']);
  for (;;) {
    const pending = [];
    for (const operation of waiting) {
      const params = parametersFor(run, operation);
      if (params) await checkRead(run, operation, params);
      else pending.push(operation);
    }
    if (pending.length === waiting.length) break;
    waiting = pending;
  }
  for (const operation of waiting) await checkWithoutValues(run, operation);
}

/** Parameters of a call, or null if a value is not known yet. @param {Run} run @param {Json} operation */
export function parametersFor({ values, document }, operation) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
  const resolved = body.$ref ? document.components.schemas[body.$ref.split('/').pop()] : body;
  const parameters = [
    ...operation.parameters.filter(
      (/** @type {Json} */ item) =>
        item.required || (item.name && item.name === oneOfSeveral[operation.operationId]),
    ),
    ...(resolved.required ?? []).map((/** @type {string} */ name) => ({
      name,
      schema: resolved.properties[name],
    })),
  ];
  /** @type {Json} */
  const params = {};
  for (const parameter of parameters) {
    const value = values.valueFor(operation, parameter, document);
    if (value === undefined) return null;
    params[parameter.name] = parameter.schema.type === 'array' ? [value].flat() : value;
  }
  return params;
}

/** Calls for a student's own learning, for which an administrator has no data. */
export const LEARNING =
  /^(studentCourse|learning|sitting)\.|^questionnaireAnswer\.\w+(?:Mine|AsUser)$/;

/** @param {string} call */
const skipReason = (call) =>
  LEARNING.test(call)
    ? 'this account learns nothing: name one that does with --student'
    : 'nothing of the kind is there to ask for';

/**
 * A call without known values is still sent, to see whether it is served and requires a token. @param {Run} run @param
 * {Json} operation
 */
async function checkWithoutValues(run, operation) {
  const answer = await run.send(operation, {});
  if (isUnserved(answer)) run.book.note(operation.operationId, 'notServed', unserved(answer));
  else run.book.note(operation.operationId, 'skipped', skipReason(operation.operationId));
  if (!isUnserved(answer)) await checkGuard(run, operation, {});
}

/** @param {import('./platform.js').Answer} answer */
export const isUnserved = ({ status, code }) => status === 501 || code === 50100;
const unserved = (/** @type {import('./platform.js').Answer} */ { status, code }) =>
  `HTTP ${status}, code ${code}`;

/** @param {Run} run @param {Json} operation @param {Json} params */
async function checkRead(run, operation, params) {
  const { operationId: call } = operation;
  const answer = await run.send(operation, params);
  if (isUnserved(answer)) return run.book.note(call, 'notServed', unserved(answer));
  if (answer.isEnvelope && answer.code === 40300) {
    run.book.note(call, 'forbidden', 'this account may not ask for it');
  } else if (!dataSchema(operation)) checkFile(run, call, answer);
  else {
    const fault = faultOfAnswer(run, operation, answer);
    run.book.note(call, fault ? 'wrong' : 'ok', fault ?? undefined);
    if (!fault && answer.ok) {
      run.values.learn(call, answer.data, entryName(operation));
      if (isPaged(operation)) await checkPaging(run, operation, params);
      await checkUnknown(run, operation, params);
    }
  }
  await checkGuard(run, operation, params);
  await checkMethod(run, operation, params);
}

/** @param {Run} run @param {Json} operation @param {import('./platform.js').Answer} answer @returns {string | null} */
export function faultOfAnswer({ document }, operation, answer) {
  if (!answer.isEnvelope) return `no envelope (HTTP ${answer.status}, ${answer.type || 'no type'})`;
  if (operation['x-safe'] && STATES.includes(Number(answer.code))) return null;
  if (!answer.ok) return `refused with ${answer.code} ${answer.message}`.trim();
  if (answer.fault) return answer.fault;
  return faultOf(dataSchema(operation), answer.data ?? null, document);
}

/** @param {Run} run @param {string} call @param {import('./platform.js').Answer} answer */
function checkFile({ book: verdicts }, call, { status, type, bytes, isEnvelope, code }) {
  const isFile = status === 200 && !isEnvelope && bytes > 0 && !/html|json/.test(type);
  const description = isEnvelope ? `code ${code}` : `HTTP ${status}, ${bytes} bytes of ${type}`;
  verdicts.note(call, isFile ? 'ok' : 'wrong', isFile ? undefined : `no file: ${description}`);
}

/** @param {Run} run @param {Json} operation @param {Json} params */
async function checkPaging(run, operation, params) {
  const { operationId: call } = operation;
  const noteFault = (/** @type {string} */ fault) => run.book.note(call, 'wrong', fault);
  const page = async (/** @type {number} */ pageNum, /** @type {number} */ pageSize) =>
    (await run.send(operation, { ...params, pageNum, pageSize })).data;
  const first = await page(1, 1);
  if (first?.list?.length > 1) return noteFault(`${first.list.length} entries for pageSize 1`);
  if (first?.pageSize !== 1) return noteFault(`says pageSize ${first?.pageSize} for 1`);
  if (first.pageNum !== 1) return noteFault(`says pageNum ${first.pageNum} for 1`);
  if (first.total < first.list.length)
    return noteFault(`total ${first.total} is less than the page`);
  if (first.list.length === 0 && first.total > 0)
    return noteFault(`an empty page of ${first.total}`);
  if (first.total < 2) return undefined;
  const second = await page(2, 1);
  if (second?.pageNum !== 2) return noteFault(`says pageNum ${second?.pageNum} for 2`);
  const isRepeated = JSON.stringify(second.list[0]) === JSON.stringify(first.list[0]);
  if (isRepeated) return noteFault('the second page is the first one');
  const pastEnd = await page(1_000_000, 1);
  if (pastEnd?.list?.length !== 0) noteFault('a page behind the last one is not empty');
  return undefined;
}

/** @param {Run} run @param {Json} operation @param {Json} params */
async function checkUnknown(run, operation, params) {
  const ids = Object.keys(params).filter((name) => IS_ID.test(name));
  if (ids.length !== 1) return;
  const answer = await run.send(operation, { ...params, [ids[0] ?? '']: randomUUID() });
  if (!answer.ok) return;
  const empty = Array.isArray(answer.data)
    ? answer.data.length === 0
    : Array.isArray(answer.data?.list) && answer.data.list.length === 0;
  if (!empty) run.book.note(operation.operationId, 'wrong', `success for an unknown ${ids[0]}`);
}

/**
 * A call without a token, or with an invalid one, must be refused. @param {Run} run @param {Json} operation @param
 * {Json} params
 */
export async function checkGuard(run, operation, params) {
  if (operation.security.length === 0) return;
  for (const [name, token] of [
    ['no token', ''],
    ['a junk token', INVALID_TOKEN],
  ]) {
    const answer = await run.platform.send(operation, params, { token });
    if (answer.ended) continue;
    const result = answer.ok ? 'answers' : `says ${answer.code}`;
    run.book.note(operation.operationId, 'wrong', `${result} with ${name} instead of 10000 or 303`);
  }
}

/** @param {Run} run @param {Json} operation @param {Json} params */
async function checkMethod(run, operation, params) {
  const answer = await run.send(operation, params, { method: 'PUT' });
  if (answer.ok) run.book.note(operation.operationId, 'wrong', 'answers PUT as well');
}
